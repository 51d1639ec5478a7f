import { type KeyboardEvent, useEffect, useId, useState } from 'react'
import { useFrontDialog } from '../parts/use-front-dialog.ts'
import { Icon } from '#web/ui/icon.tsx'
import { actsOnPage } from './acts-on-page.ts'
import { besidesActs } from './besides-acts.ts'
import { matchingGroups } from './matching-entries.ts'
import type { Findings, PaletteEntry, PaletteGroup } from './palette-entry.ts'
import { PaletteOptions } from './palette-options.tsx'
import { recentEntries, rememberEntry } from './recent-entries.ts'
import { useFindings } from './use-findings.ts'
import './palette.css'

type Props = {
  /** Whose palette it is: what it led to is remembered for them alone. */
  owner: string
  /** Pages and things to create, in named groups. */
  fixed: PaletteGroup[]
  /** The page that lists everything that is found. */
  findPath: string
  /** What that last line says after the typed words. */
  findLabel: string
  placeholder: string
  ask: (typed: string, signal: AbortSignal) => Promise<Findings>
  close: () => void
}

/** The key that an input method has taken, whatever it does with it. */
const TAKEN_BY_INPUT_METHOD = 229

/** A search over everything and a way to every page and act: a combobox in front of the page, after the ARIA Authoring Practices. */
export function Palette({ owner, fixed, findPath, findLabel, placeholder, ask, close }: Props) {
  const id = useId()
  const { dialog, leave } = useFrontDialog(close)
  const [typed, setTyped] = useState('')
  const [isComposing, setIsComposing] = useState(false)
  const [chosen, setChosen] = useState<string>()
  // What the page offers and where one was last, at the moment the palette opens.
  const [atFirst] = useState(() => ({ acts: actsOnPage(), recent: recentEntries(owner) }))
  const { state, findings } = useFindings(typed, isComposing, ask)

  const text = typed.trim()
  const acts: PaletteGroup = { key: 'acts', name: 'このページの操作', entries: atFirst.acts }
  const recent: PaletteGroup = { key: 'recent', name: '最近', entries: atFirst.recent }
  const all: PaletteGroup = {
    key: 'all',
    name: '検索',
    entries: [{ key: 'all', label: `「${text}」${findLabel}`, icon: 'search', to: `${findPath}?q=${encodeURIComponent(text)}` }],
  }
  // What was found for the letters before stays only as far as it fits the letters now.
  const found = state === 'asking' ? matchingGroups(findings.groups, text) : findings.groups
  const [others, latest] = [besidesActs(fixed, atFirst.acts), besidesActs([recent], atFirst.acts)]
  const groups = text ? [...matchingGroups([acts, ...others], text), ...found, all] : [acts, ...latest, ...others].filter(({ entries }) => entries.length > 0)
  const entries = groups.flatMap((group) => group.entries)
  const active = Math.max(
    0,
    entries.findIndex(({ key }) => key === chosen),
  )
  const optionId = (at: number) => `${id}-option-${at}`

  const take = (entry: PaletteEntry) => {
    rememberEntry(owner, entry)
    leave()
    entry.press?.()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    // Safari says only by this code that Enter has ended a conversion.
    if (event.nativeEvent.isComposing || event.keyCode === TAKEN_BY_INPUT_METHOD || entries.length === 0) return
    const last = entries.length - 1
    const next = { ArrowDown: active === last ? 0 : active + 1, ArrowUp: active === 0 ? last : active - 1, Home: 0, End: last }[event.key]
    if (next !== undefined && !event.altKey && !event.shiftKey) setChosen(entries[next]!.key)
    else if (event.key === 'Enter') document.getElementById(optionId(active))?.click()
    else return
    event.preventDefault()
  }
  useEffect(() => {
    document.getElementById(`${id}-option-${active}`)?.scrollIntoView({ block: 'nearest' })
  }, [id, active])

  const count = entries.length - (text ? 1 : 0)
  const said = state === 'asking' ? '' : `${count}件`
  return (
    <dialog {...dialog} className="front-dialog palette" aria-label="検索・移動・操作">
      <div className="palette-box">
        <div className="palette-field">
          <Icon name="search" />
          <input
            value={typed}
            onChange={(event) => {
              setTyped(event.target.value)
              setChosen(undefined)
            }}
            onCompositionStart={() => setIsComposing(true)}
            onCompositionEnd={() => setIsComposing(false)}
            onKeyDown={onKeyDown}
            maxLength={100}
            placeholder={placeholder}
            aria-label="検索・移動・操作"
            role="combobox"
            aria-autocomplete="list"
            aria-expanded="true"
            aria-controls={`${id}-list`}
            aria-activedescendant={entries.length > 0 ? optionId(active) : undefined}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            enterKeyHint="go"
          />
          <button type="button" className="palette-close" onClick={leave}>
            <span className="vh">閉じる </span>
            <kbd>Esc</kbd>
            <Icon name="close" />
          </button>
        </div>
        <PaletteOptions id={id} groups={groups} active={active} optionId={optionId} point={setChosen} take={take} />
        {state === 'failed' && <p className="palette-note">検索できませんでした。通信を確認して、もう一度入力してください。ページへの移動はできます。</p>}
        {findings.note && text && <p className="palette-note">{findings.note}</p>}
        <p className="palette-foot" aria-hidden="true">
          <kbd>↑</kbd>
          <kbd>↓</kbd> 選択 <kbd>Enter</kbd> 開く
        </p>
        <output className="vh">{state === 'failed' ? '検索できませんでした。' : said}</output>
      </div>
    </dialog>
  )
}
