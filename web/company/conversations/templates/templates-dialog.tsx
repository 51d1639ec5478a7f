import { useEffect, useRef, useState } from 'react'
import { href, Link } from 'react-router'
import { Icon } from '#web/ui/icon.tsx'
import { useFrontDialog } from '#web/work/parts/use-front-dialog.ts'
import type { Template } from './templates-of.ts'
import './templates-dialog.css'

type TemplatesDialogProps = { templates: Template[]; onChoose: (template: Template) => void; onClose: () => void }

const plain = (text: string) => text.normalize('NFKC').toLowerCase()

/** All templates, searched by their names and words. */
export function TemplatesDialog({ templates, onChoose, onClose }: TemplatesDialogProps) {
  const [words, setWords] = useState('')
  const { leave, dialog } = useFrontDialog(onClose)
  const search = useRef<HTMLInputElement>(null)
  useEffect(() => search.current?.focus(), [])
  const found = templates.filter(({ name, text }) =>
    plain(words)
      .split(/\s+/)
      .every((word) => plain(name + text).includes(word)),
  )
  return (
    <dialog className="front-dialog templates-dialog" aria-labelledby="templates-title" {...dialog}>
      <header>
        <h2 id="templates-title">テンプレート</h2>
        <button type="button" className="button icon bare" aria-label="閉じる" onClick={leave}>
          <Icon name="close" />
        </button>
      </header>
      <input
        ref={search}
        className="input"
        type="search"
        aria-label="テンプレートを検索"
        placeholder="名前・本文で検索"
        value={words}
        onChange={({ currentTarget }) => setWords(currentTarget.value)}
        onKeyDown={({ key, nativeEvent }) => key === 'Enter' && !nativeEvent.isComposing && found[0] && onChoose(found[0])}
      />
      <ul>
        {found.map((template) => (
          <li key={template.key}>
            <button type="button" onClick={() => onChoose(template)}>
              <span>
                <b>
                  <bdi>{template.name}</bdi>
                </b>{' '}
                {template.whose && <span className="label">{template.whose}</span>}
              </span>
              <bdi className="words">{template.text}</bdi>
            </button>
          </li>
        ))}
      </ul>
      <output className="small">{found.length === 0 && '見つかりません。'}</output>
      <p className="small row">
        <Link to={href('/online/companies/settings/templates')}>テンプレートを管理</Link>
        <Link to={href('/online/companies/settings/selection_notices')}>選考の段階ごとの文面を編集</Link>
      </p>
    </dialog>
  )
}
