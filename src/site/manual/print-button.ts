/** Shows the button that prints the page. It is hidden without scripts. */
export function connectPrintButton(button: HTMLButtonElement): void {
  button.hidden = false
  button.addEventListener('click', () => print())
}
