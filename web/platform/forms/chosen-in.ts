/** What was chosen in a form of conditions; an empty field has no place in the address. */
export const chosenIn = (form: HTMLFormElement) =>
  new URLSearchParams([...new FormData(form)].flatMap(([name, value]) => (typeof value === 'string' && value ? [[name, value]] : [])))
