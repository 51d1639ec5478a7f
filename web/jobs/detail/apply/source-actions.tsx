import type { ReactNode } from 'react'
import { OutLink } from '#web/ui/out-link.tsx'

/** What one can do about a job whose company has no people here: apply where it was first published, or save it. 気になる would reach nobody: one from before can be taken back. */
export const SourceActions = ({ url, save, favorite }: { url: string | null; save: ReactNode; favorite: ReactNode }) => (
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
    {save}
    {favorite}
  </div>
)
