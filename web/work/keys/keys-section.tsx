import { KeysToggle } from './keys-toggle.tsx'

/** The switch of single keys among the settings of one's account. */
export const KeysSection = () => (
  <section aria-labelledby="keys">
    <h2 id="keys">キー操作</h2>
    <KeysToggle />
  </section>
)
