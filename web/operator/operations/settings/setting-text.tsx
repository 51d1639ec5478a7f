import { fieldOf } from '#contract/platform/site/setting-groups.ts'
import './settings.css'

const words: Record<string, string> = { on: 'オン', off: 'オフ' }

/** A setting's value as people read it. */
export function SettingText({ name, text }: { name: string; text: string | null }) {
  const kind = fieldOf(name)?.kind
  if (text === null || text === '') return <span className="muted">未設定</span>
  if (kind === 'on_off') return words[text] ?? text
  if (kind === 'picture') return <img src={text} alt="ロゴ" height="30" />
  if (kind === 'wording') return '件名とはじめの文'
  return (
    <span className="setting-change">
      {kind === 'colour' && <span className="setting-colour" style={{ background: text }} aria-hidden="true" />} {text}
    </span>
  )
}
