/** Titles of nested screens, the outermost first: "Settings › Keypad lock". Screen readers get a comma. */
import { Fragment } from 'react'

export function TitlePath({ titles }: { readonly titles: readonly string[] }) {
  return titles.map((title, index) => (
    <Fragment key={title}>
      {index > 0 && (
        <>
          <span className="unseen">, </span>
          <span aria-hidden="true"> › </span>
        </>
      )}
      <span>{title}</span>
    </Fragment>
  ))
}
