/** Puts words where the cursor stands, as if they were typed: what was written stays, and the browser's undo takes them out again. */
export function insertText(field: HTMLTextAreaElement, words: string) {
  field.focus()
  const before = field.value.slice(0, field.selectionStart)
  if (field.value.trim() === '') field.select()
  else field.setSelectionRange(field.selectionStart, field.selectionStart)
  type(field, before.trim() === '' || before.endsWith('\n') ? words : `\n\n${words}`)
}

/** The same within a line. */
export function insertInLine(field: HTMLTextAreaElement, words: string) {
  field.focus()
  field.setSelectionRange(field.selectionEnd, field.selectionEnd)
  type(field, words)
}

function type(field: HTMLTextAreaElement, text: string) {
  // Nothing else lets the browser undo what a script typed.
  if (document.execCommand('insertText', false, text)) return
  field.setRangeText(text, field.selectionStart, field.selectionEnd, 'end')
  field.dispatchEvent(new Event('input', { bubbles: true }))
}
