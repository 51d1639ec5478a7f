import { type ComponentType, useEffect, useState } from 'react'
import { useKeysSwitch } from './keys-switch.ts'
import { actsOnKey } from './press-key.ts'
import './key-hint.css'

export type KeyListProps = { close: () => void }

/** Single keys on the pages of an area: they press the page's own buttons. Mounted once, in the frame. */
export function WorkKeys() {
  const isOn = useKeysSwitch()
  const [KeyList, setKeyList] = useState<ComponentType<KeyListProps>>()
  const [isListed, setIsListed] = useState(false)

  // Hints of keys stand on the buttons only where the keys act.
  useEffect(() => {
    const { dataset } = document.documentElement
    if (/Mac|iP(?:hone|ad)/.test(navigator.platform)) dataset.platform = 'mac'
    if (isOn) dataset.keys = 'on'
    else delete dataset.keys
    return () => void delete dataset.keys
  }, [isOn])

  useEffect(() => {
    const listening = new AbortController()
    const list = () =>
      void import('./key-list.tsx').then(
        (part) => {
          setKeyList(() => part.default)
          setIsListed(true)
        },
        () => {},
      )
    addEventListener('work:list-keys', list, { signal: listening.signal })
    if (isOn) addEventListener('keydown', (event) => actsOnKey(event) && event.preventDefault(), { signal: listening.signal })
    return () => listening.abort()
  }, [isOn])

  return isListed && KeyList ? <KeyList close={() => setIsListed(false)} /> : null
}
