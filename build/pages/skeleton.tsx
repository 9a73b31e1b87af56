/**
 * What a visitor sees until the program runs: the device with a dark display. It has the same markup, and so
 * the same styles, but no buttons and nothing that a screen reader says.
 */
import { renderToStaticMarkup } from 'react-dom/server'
import { CasingLayout } from '../../src/casing/casing-layout'

export function skeleton(): string {
  return renderToStaticMarkup(
    <div className="page">
      <main className="stage">
        <div className="casing" aria-hidden="true">
          <CasingLayout
            display={<div className="display" />}
            renderButton={(button, sign) => (
              <span className="casing-button" data-key={button}>
                {sign}
              </span>
            )}
          />
        </div>
        <div className="below">
          <noscript>
            <p className="notice">
              The thermostat is a program in your browser: please allow JavaScript to use it.
            </p>
          </noscript>
        </div>
      </main>
      <div className="beside" />
    </div>,
  )
}
