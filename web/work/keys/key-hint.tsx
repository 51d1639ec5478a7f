import { keyName } from './key-name.ts'

/** The key of a button, in the button; shown only where keys act. The button says it to screen readers by `aria-keyshortcuts`. */
export const KeyHint = ({ of }: { of: string }) => (
  <kbd className="key-hint" aria-hidden="true">
    {keyName(of)}
  </kbd>
)
