import { useEffect, useRef } from 'react'
import type { Masters } from '#contract/platform/lookups/masters.ts'
import { ChangeList } from './change-list.tsx'
import type { Meanwhile } from './meanwhile.ts'
import { pageFieldNames } from './page-field-names.ts'

/** Tells somebody who was overtaken what the others saved, and that nothing typed is lost. */
export function MeanwhileNote({ meanwhile: { changes, met }, masters }: { meanwhile: Meanwhile; masters: Masters }) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.focus(), [changes])
  return (
    <div className="note alert meanwhile" role="alert" tabIndex={-1} ref={box}>
      <p>
        <b>まだ保存していません。</b>あなたが開いたあとに、ほかの人が保存しました。入力した内容は残っています。
      </p>
      <ChangeList changes={changes} masters={masters} />
      <p>
        {met.length > 0
          ? `「${met.map((field) => pageFieldNames[field]).join('」「')}」は、どちらも変えています。下の欄にはあなたの入力があります。確かめて、もう一度保存してください。`
          : 'ほかの人が変えたところは、下の欄に取り入れました。確かめて、もう一度保存してください。'}
      </p>
    </div>
  )
}
