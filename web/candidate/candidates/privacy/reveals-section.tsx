import type { Reveal } from '#contract/candidates/privacy/reveals.ts'
import { partLabel } from '#web/candidates/visibility/part-label.ts'
import { ActButton } from './act-button.tsx'
import { CompanyRows } from './company-rows.tsx'

/** What I opened to which company, and the way to close it again. */
export const RevealsSection = ({ reveals }: { reveals: Reveal[] }) => (
  <section className="panel" aria-labelledby="reveals">
    <h2 id="reveals">企業ごとに公開した範囲</h2>
    <p>
      応募のときやメッセージの中で、企業ごとに少しずつ公開できます。やめると、その場で名前を伏せた表示に戻ります。企業がすでに読んだものは、取り戻せません。
    </p>
    {reveals.length === 0 && <p className="note">公開した企業は、まだありません。</p>}
    <CompanyRows companies={reveals.map(({ company, ...shown }) => ({ ...company, ...shown }))} note={shownText}>
      {(company) => (
        <ActButton intent="revoke" fields={{ company_id: company.id }} label={`${company.name}への公開をやめる`}>
          公開をやめる
        </ActButton>
      )}
    </CompanyRows>
  </section>
)

const shownText = ({ parts, contact_after_answer }: Pick<Reveal, 'parts' | 'contact_after_answer'>) =>
  [...parts.map((part) => words[part] ?? partLabel(part)), ...(contact_after_answer ? ['連絡先（最初の返信のあと）'] : [])].join('・') || '公開していません'

/** Beside the name, which is a part of its own here. */
const words: Record<string, string> = { contact: '連絡先', career: '勤め先と学校の名前' }
