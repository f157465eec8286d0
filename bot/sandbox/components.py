"""Checks message components and modals as Discord does, and brings them into the form it stores."""

from collections.abc import Collection, Iterator, Mapping
from dataclasses import dataclass, field
from enum import IntEnum

from bot.sandbox.emoji import is_emoji
from bot.sandbox.entities import Emoji
from bot.sandbox.errors import Field, Json


class Type(IntEnum):
    ROW = 1
    BUTTON = 2
    STRING_SELECT = 3
    TEXT_INPUT = 4
    USER_SELECT = 5
    ROLE_SELECT = 6
    MENTIONABLE_SELECT = 7
    CHANNEL_SELECT = 8
    SECTION = 9
    TEXT = 10
    THUMBNAIL = 11
    GALLERY = 12
    FILE = 13
    SEPARATOR = 14
    CONTAINER = 17
    LABEL = 18
    FILE_UPLOAD = 19
    RADIO_GROUP = 21
    CHECKBOX_GROUP = 22
    CHECKBOX = 23


LINK_STYLE = 5
PREMIUM_STYLE = 6
SELECTS = frozenset(
    {Type.STRING_SELECT, Type.USER_SELECT, Type.ROLE_SELECT, Type.MENTIONABLE_SELECT, Type.CHANNEL_SELECT}
)
INPUTS = SELECTS | {Type.TEXT_INPUT, Type.FILE_UPLOAD, Type.RADIO_GROUP, Type.CHECKBOX_GROUP, Type.CHECKBOX}
CLASSIC = frozenset({Type.ROW})
IN_CONTAINER = frozenset({Type.ROW, Type.SECTION, Type.TEXT, Type.GALLERY, Type.FILE, Type.SEPARATOR})
IN_V2 = IN_CONTAINER | {Type.CONTAINER}
IN_ROW = SELECTS | {Type.BUTTON}
IN_MODAL = frozenset({Type.LABEL, Type.TEXT, Type.ROW})


def walk(components: list[Json]) -> Iterator[Json]:
    """Every component, outer before inner, in reading order."""
    for component in components:
        yield component
        yield from walk(component.get("components", []))
        for name in ("accessory", "component"):
            if name in component:
                yield from walk([component[name]])


@dataclass(slots=True)
class Reader:
    """Reads the components of one message or modal; what is wrong goes to the fields of its form.

    `files` gives the attachment that an address of the form `attachment://name` means, `emojis` the custom ones there
    are for this application.
    """

    files: dict[str, int]
    emojis: Mapping[int, Emoji]
    v2: bool
    count: int = 0
    letters: int = 0
    custom_ids: set[str] = field(default_factory=set)
    ids: set[int] = field(default_factory=set)

    def message(self, components: object, at: Field) -> list[Json]:
        entries = at.items(components or [], 0, 40 if self.v2 else 5)
        read = self.children(entries, at, IN_V2 if self.v2 else CLASSIC)
        if self.v2 and self.count > 40:
            at.wrong("COMPONENT_MAX_TOTAL_COMPONENTS_EXCEEDED", "The maximum number of components is 40")
        if self.v2 and self.letters > 4000:
            at.wrong("COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED", "Displayable text size exceeds 4000 characters")
        return self.number(read)

    def modal(self, data: Json, at: Field) -> Json:
        at.at("custom_id").length(data.get("custom_id"), 1, 100)
        at.at("title").length(data.get("title"), 1, 45)
        place = at.at("components")
        read = self.children(place.items(data.get("components"), 1, 5), place, IN_MODAL)
        return {"custom_id": data.get("custom_id"), "title": data.get("title"), "components": self.number(read)}

    def number(self, components: list[Json]) -> list[Json]:
        """Give an id to every component that brings none."""
        free = (number for number in range(1, 10_000) if number not in self.ids)
        for component in walk(components):
            component["id"] = component.get("id") or next(free)
        return components

    def children(self, entries: list[Json], at: Field, allowed: Collection[Type]) -> list[Json]:
        return [self.component(entry, at.at(n), allowed) for n, entry in enumerate(entries)]

    def component(self, entry: Json, at: Field, allowed: Collection[Type]) -> Json:
        if entry.get("type") not in allowed:
            at.at("type").wrong("BASE_TYPE_CHOICES", f"Value must be one of {sorted(int(kind) for kind in allowed)}.")
            return {"type": 0}
        kind = Type(entry["type"])
        self.count += 1
        body: Json = {"type": int(kind)}
        if number := entry.get("id"):
            if number in self.ids:
                at.at("id").wrong("COMPONENT_ID_DUPLICATED", "Component id cannot be duplicated")
            self.ids.add(number)
            body["id"] = number
        match kind:
            case Type.ROW:
                body |= self.row(entry, at)
            case Type.BUTTON:
                body |= self.button(entry, at)
            case Type.SECTION:
                body |= self.section(entry, at)
            case Type.TEXT:
                content = at.at("content").length(entry.get("content"), 1, 4000)
                self.letters += len(content)
                body["content"] = content
            case Type.THUMBNAIL:
                body |= self.picture(entry, at)
            case Type.GALLERY:
                place = at.at("items")
                items = place.items(entry.get("items"), 1, 10)
                body["items"] = [self.picture(item, place.at(n)) for n, item in enumerate(items)]
            case Type.FILE:
                body |= {"file": self.file(entry.get("file"), at.at("file")), "spoiler": bool(entry.get("spoiler"))}
            case Type.SEPARATOR:
                body |= {"divider": entry.get("divider", True), "spacing": entry.get("spacing", 1)}
                at.at("spacing").one_of(body["spacing"], (1, 2))
            case Type.CONTAINER:
                body |= self.container(entry, at)
            case Type.LABEL:
                body |= self.label(entry, at)
            case Type.TEXT_INPUT:
                body |= self.text_input(entry, at)
            case _:
                body |= self.chooser(kind, entry, at)
        return body

    def custom_id(self, entry: Json, at: Field) -> Json:
        name = at.at("custom_id").length(entry.get("custom_id"), 1, 100)
        if name in self.custom_ids:
            at.at("custom_id").wrong("COMPONENT_CUSTOM_ID_DUPLICATED", "Component custom id cannot be duplicated")
        self.custom_ids.add(name)
        return {"custom_id": name}

    def row(self, entry: Json, at: Field) -> Json:
        place = at.at("components")
        entries = place.items(entry.get("components"), 1, 5)
        kinds = {child.get("type") for child in entries}
        if kinds & (SELECTS | {Type.TEXT_INPUT}) and len(entries) > 1:
            place.wrong("COMPONENT_LAYOUT_WIDTH_EXCEEDED", "The specified component exceeds the maximum width")
        allowed = {Type.TEXT_INPUT} if Type.TEXT_INPUT in kinds else IN_ROW
        return {"components": self.children(entries, place, allowed)}

    def button(self, entry: Json, at: Field) -> Json:
        style = at.at("style").number(entry.get("style"), 1, 6)
        body: Json = {"style": style}
        if style == LINK_STYLE:
            body["url"] = self.url(entry.get("url"), at.at("url"))
        elif style == PREMIUM_STYLE:
            body["sku_id"] = at.at("sku_id").length(entry.get("sku_id"), 1, 20)
        else:
            body |= self.custom_id(entry, at)
        if style in (LINK_STYLE, PREMIUM_STYLE) and entry.get("custom_id"):
            at.at("custom_id").wrong("BUTTON_COMPONENT_CUSTOM_ID_URL_MUTUALLY_EXCLUSIVE", "Must not be present")
        if style not in (LINK_STYLE,) and entry.get("url"):
            at.at("url").wrong("BUTTON_COMPONENT_CUSTOM_ID_URL_MUTUALLY_EXCLUSIVE", "Must not be present")
        if entry.get("label") is not None:
            body["label"] = at.at("label").length(entry["label"], 0, 80)
        if entry.get("emoji"):
            body["emoji"] = self.emoji(entry["emoji"], at.at("emoji"))
        if style != PREMIUM_STYLE and not body.get("label") and not body.get("emoji"):
            at.wrong("BUTTON_COMPONENT_MUST_HAVE_LABEL_OR_EMOJI", "A button must have a label or an emoji")
        return body | {"disabled": bool(entry.get("disabled"))}

    def emoji(self, emoji: object, at: Field) -> Json:
        body = emoji if isinstance(emoji, dict) else {}
        name, number = body.get("name"), body.get("id")
        if number is not None:
            own = self.emojis.get(int(number)) if str(number).isdigit() else None
            if own is None:
                at.at("id").wrong("COMPONENT_INVALID_EMOJI", "Invalid emoji")
                return {"id": str(number), "name": name}
            return {"id": str(own.id), "name": own.name, "animated": own.animated}
        if not isinstance(name, str) or not is_emoji(name):
            at.at("name").wrong("COMPONENT_INVALID_EMOJI", "Invalid emoji")
        return {"name": name}

    def url(self, value: object, at: Field) -> str:
        url = at.length(value, 1, 2048)
        if url and not url.startswith(("http://", "https://", "discord://")):
            at.wrong("URL_TYPE_INVALID_URL", "Not a well formed URL.")
        return url

    def section(self, entry: Json, at: Field) -> Json:
        place = at.at("components")
        texts = self.children(place.items(entry.get("components"), 1, 3), place, {Type.TEXT})
        accessory = entry.get("accessory")
        if not isinstance(accessory, dict):
            at.at("accessory").wrong("BASE_TYPE_REQUIRED", "This field is required")
            accessory = {}
        beside = self.component(accessory, at.at("accessory"), {Type.BUTTON, Type.THUMBNAIL})
        return {"components": texts, "accessory": beside}

    def container(self, entry: Json, at: Field) -> Json:
        place = at.at("components")
        if entry.get("accent_color") is not None:
            at.at("accent_color").number(entry["accent_color"], 0, 0xFFFFFF)
        return {
            "components": self.children(place.items(entry.get("components"), 1, 40), place, IN_CONTAINER),
            "accent_color": entry.get("accent_color"),
            "spoiler": bool(entry.get("spoiler")),
        }

    def picture(self, entry: Json, at: Field) -> Json:
        description = entry.get("description")
        if description is not None:
            at.at("description").length(description, 0, 1024)
        media = self.media(entry.get("media"), at.at("media"))
        return {"media": media, "description": description, "spoiler": bool(entry.get("spoiler"))}

    def media(self, value: object, at: Field) -> Json:
        url = at.at("url").length(value.get("url") if isinstance(value, dict) else None, 1, 2048)
        if url in self.files:
            return {"url": url, "attachment_id": str(self.files[url])}
        if url.startswith("attachment://"):
            at.at("url").wrong(
                "UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND", "The referenced attachment was not found"
            )
            return {"url": url}
        return {"url": self.url(url or None, at.at("url"))}

    def file(self, value: object, at: Field) -> Json:
        """Component Reference, File: "only supports attachment references"."""
        media = self.media(value, at)
        if "attachment_id" not in media and not media["url"].startswith("attachment://"):
            at.at("url").wrong("URL_TYPE_INVALID_SCHEME", "Scheme must be one of ('attachment',).")
        return media

    def label(self, entry: Json, at: Field) -> Json:
        body: Json = {"label": at.at("label").length(entry.get("label"), 1, 45)}
        if entry.get("description") is not None:
            body["description"] = at.at("description").length(entry["description"], 0, 100)
        inner = entry.get("component")
        if not isinstance(inner, dict):
            at.at("component").wrong("BASE_TYPE_REQUIRED", "This field is required")
            return body
        return body | {"component": self.component(inner, at.at("component"), INPUTS)}

    def text_input(self, entry: Json, at: Field) -> Json:
        body = self.custom_id(entry, at) | {
            "style": at.at("style").number(entry.get("style"), 1, 2),
            "label": entry.get("label"),
            "value": entry.get("value"),
            "placeholder": entry.get("placeholder"),
            "required": entry.get("required", True),
            "min_length": at.at("min_length").number(entry.get("min_length") or 0, 0, 4000),
            "max_length": at.at("max_length").number(entry.get("max_length") or 4000, 1, 4000),
        }
        for name, high in (("label", 45), ("value", 4000), ("placeholder", 100)):
            if body[name] is not None:
                at.at(name).length(body[name], 0, high)
        return body

    def chooser(self, kind: Type, entry: Json, at: Field) -> Json:
        """Selects, radio buttons, check boxes and uploads: what takes one or several of something."""
        body = self.custom_id(entry, at)
        if kind is Type.CHECKBOX:
            return body | {"default": bool(entry.get("default"))}
        highest = 10 if kind in (Type.FILE_UPLOAD, Type.CHECKBOX_GROUP) else 25
        if kind is not Type.RADIO_GROUP:
            low, high = entry.get("min_values"), entry.get("max_values")
            body["min_values"] = at.at("min_values").number(1 if low is None else low, 0, highest)
            body["max_values"] = at.at("max_values").number(1 if high is None else high, 1, highest)
            if body["min_values"] > body["max_values"]:
                at.at("min_values").wrong("BASE_TYPE_MAX", "min_values must not be above max_values")
        if kind in SELECTS:
            if entry.get("placeholder") is not None:
                body["placeholder"] = at.at("placeholder").length(entry["placeholder"], 0, 150)
            body["disabled"] = bool(entry.get("disabled"))
        if "required" in entry:
            body["required"] = bool(entry["required"])
        if kind is Type.CHANNEL_SELECT:
            body["channel_types"] = entry.get("channel_types") or []
        if kind in (Type.STRING_SELECT, Type.RADIO_GROUP, Type.CHECKBOX_GROUP):
            most = 25 if kind is Type.STRING_SELECT else 10
            body["options"] = self.options(entry, at, most)
            defaults = sum(option.get("default", False) for option in body["options"])
            if "max_values" in body and body["max_values"] > len(body["options"]):
                at.at("max_values").wrong("BASE_TYPE_MAX", "max_values must not be above the number of options")
            if defaults > body.get("max_values", 1):
                at.at("options").wrong("SELECT_COMPONENT_TOO_MANY_DEFAULT_VALUES", "More defaults than max_values")
        return body

    def options(self, entry: Json, at: Field, most: int) -> list[Json]:
        place = at.at("options")
        options: list[Json] = []
        taken: set[str] = set()
        for n, option in enumerate(place.items(entry.get("options"), 1, most)):
            where = place.at(n)
            value = where.at("value").length(option.get("value"), 1, 100)
            if value in taken:
                where.at("value").wrong("SELECT_COMPONENT_OPTION_VALUE_DUPLICATED", "The option value is already used")
            taken.add(value)
            body: Json = {"label": where.at("label").length(option.get("label"), 1, 100), "value": value}
            if option.get("description"):
                body["description"] = where.at("description").length(option["description"], 0, 100)
            if option.get("emoji"):
                body["emoji"] = self.emoji(option["emoji"], where.at("emoji"))
            options.append(body | {"default": bool(option.get("default"))})
        return options
