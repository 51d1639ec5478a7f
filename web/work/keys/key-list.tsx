import { useId, useState } from 'react'
import { useFrontDialog } from '../parts/use-front-dialog.ts'
import { keyedElements, walkedLinks } from './keyed-elements.ts'
import { keyName } from './key-name.ts'
import { KeysToggle } from './keys-toggle.tsx'
import type { KeyListProps } from './work-keys.tsx'
import './key-list.css'

type Listed = { keys: string[]; label: string }

const isMac = () => document.documentElement.dataset.platform === 'mac'

function keysOfPage(): Listed[] {
  const acts = keyedElements()
    .filter(({ key }) => key !== '')
    .map(({ key, label, row }) => ({
      keys: [keyName(key)],
      label: key === '/' ? '一覧を検索' : row ? `選択中の行：${label}` : label,
    }))
  const rows = [
    { keys: ['J', 'K'], label: '次の行・前の行' },
    { keys: ['Enter'], label: '選択中の行を開く' },
  ]
  const once = acts.filter(({ keys, label }, at) => acts.findIndex((one) => one.keys[0] === keys[0] && one.label === label) === at)
  return [...(walkedLinks().length > 0 ? rows : []), ...once]
}

const everywhere = (): Listed[] => [
  { keys: isMac() ? ['⌘', 'K'] : ['Ctrl', 'K'], label: '検索・移動・操作' },
  { keys: ['?'], label: 'キー操作の一覧' },
]

/** The keys that act on the page that is open, and the switch that turns single keys off. */
export default function KeyList({ close }: KeyListProps) {
  const id = useId()
  const { dialog, leave } = useFrontDialog(close)
  const [ofPage] = useState(keysOfPage)
  return (
    <dialog {...dialog} className="front-dialog key-list" aria-labelledby={`${id}-title`}>
      <div className="key-list-box">
        <div className="row between">
          <h2 id={`${id}-title`}>キー操作</h2>
          <button type="button" className="button small" onClick={leave}>
            閉じる
          </button>
        </div>
        {ofPage.length > 0 && <Keys title="このページ" keys={ofPage} />}
        <Keys title="すべてのページ" keys={everywhere()} />
        <KeysToggle />
      </div>
    </dialog>
  )
}

const Keys = ({ title, keys }: { title: string; keys: Listed[] }) => (
  <section>
    <h3>{title}</h3>
    <dl>
      {keys.map((one) => (
        <div key={one.label}>
          <dt>{one.label}</dt>
          <dd>
            {one.keys.map((key) => (
              <kbd key={key}>{key}</kbd>
            ))}
          </dd>
        </div>
      ))}
    </dl>
  </section>
)
