import { keysSwitch, useKeysSwitch } from './keys-switch.ts'

/** Turns single keys off and on in this browser. Without scripts no key acts, so that nothing needs to be switched. */
export function KeysToggle() {
  const isOn = useKeysSwitch()
  return (
    <div className="keys-toggle">
      <label className="switch">
        1文字のキーで操作する
        <input type="checkbox" checked={isOn} onChange={({ target }) => keysSwitch.write(target.checked)} aria-describedby="keys-hint" />
      </label>
      <p className="hint" id="keys-hint">
        J・K・R などのキーです。この設定は、このブラウザに保存されます。オフにしても Ctrl+K（⌘K）は使えます。
      </p>
    </div>
  )
}
