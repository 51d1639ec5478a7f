import type { ReactNode } from 'react'
import { OutLink } from '#web/companies/profile/out-link.tsx'

/** What one can do about a job whose company has no people here: apply where it was first published. */
export const SourceActions = ({ url, favorite }: { url: string | null; favorite: ReactNode }) => (
  <div className="acts">
    <p className="small whole">
      まだこの会社の人は登録していません。ここからは応募できません。
      {url ? '元の求人のページから応募してください。' : '会社のサイトから問い合わせてください。'}
      「気になる」も、会社の人が登録するまではだれにも伝わりません。
    </p>
    {url && (
      <p className="whole">
        <OutLink href={url}>元の求人を見る</OutLink>
      </p>
    )}
    {favorite}
  </div>
)
