import { useEffect, useRef } from 'react'
import type { StoryConflict } from './merge-story.ts'

/** After an edit conflict: what came from the colleague, and where both wrote. Nothing is saved yet. */
export function ConflictNote({ conflict: { theirs, met } }: { conflict: StoryConflict }) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.focus(), [])
  return (
    <div className="note alert" role="alert" tabIndex={-1} ref={box}>
      <p>ほかのメンバーが先に保存しました。まだ保存していません。内容を確かめて、もう一度保存してください。</p>
      {theirs.length > 0 && <p>取り入れた変更：{theirs.join('、')}</p>}
      {met.length > 0 && <p>両方で変更した項目：{met.join('、')}。あなたの入力を残しています。保存すると、ほかのメンバーの内容と入れ替わります。</p>}
    </div>
  )
}
