/** Titles one below the other, from the outermost: "Settings › Keypad lock". The sign between them is not heard. */
import { Fragment } from 'react'

export function TitlePath({ titles }: { readonly titles: readonly string[] }) {
  return titles.map((title, at) => (
    <Fragment key={title}>
      {at > 0 && (
        <>
          <span className="unseen">, </span>
          <span aria-hidden="true"> › </span>
        </>
      )}
      <span>{title}</span>
    </Fragment>
  ))
}
