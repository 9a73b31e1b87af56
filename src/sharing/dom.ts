/** Makes elements. The chunk of sharing brings no React, so that the page's own chunks stay as they are. */

type Content = Node | string | null | false

/** @param properties of the element, or its attributes where a name has a dash or is a role */
export function element<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  properties: Readonly<Record<string, unknown>>,
  ...content: readonly Content[]
): HTMLElementTagNameMap[Tag] {
  const made = document.createElement(tag)
  for (const [name, value] of Object.entries(properties)) {
    if (name.includes('-') || name === 'role') made.setAttribute(name, String(value))
    else Object.assign(made, { [name]: value })
  }
  made.append(...content.filter((one): one is Node | string => one !== null && one !== false))
  return made
}

export function button(text: string, onclick: () => void): HTMLButtonElement {
  return element('button', { type: 'button', onclick }, text)
}
