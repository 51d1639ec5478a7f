import type { Reveal } from '#contract/reveals.ts'
import { levelText } from '#web/visibility/level-text.ts'
import { ActButton } from './act-button.tsx'
import { CompanyRows } from './company-rows.tsx'

/** What I opened to which company, and the way to close it again. */
export const RevealsSection = ({ reveals }: { reveals: Reveal[] }) => (
  <section className="panel" aria-labelledby="reveals">
    <h2 id="reveals">企業ごとに公開した範囲</h2>
    <p>メッセージの中で、企業ごとに少しずつ公開できます。やめると、その場で名前を伏せた表示に戻ります。企業がすでに読んだものは、取り戻せません。</p>
    {reveals.length === 0 && <p className="note">公開した企業は、まだありません。</p>}
    <CompanyRows companies={reveals.map(({ company, level }) => ({ ...company, level }))} note={({ level }) => levelText[level]}>
      {(company) => (
        <ActButton intent="revoke" fields={{ company_id: company.id }} label={`${company.name}への公開をやめる`}>
          公開をやめる
        </ActButton>
      )}
    </CompanyRows>
  </section>
)
