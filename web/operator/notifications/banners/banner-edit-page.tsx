import { data, href, Link, redirect } from 'react-router'
import type { Api } from '#contract/index.ts'
import { Field } from '#web/platform/forms/field.tsx'
import { FormRefusal } from '#web/platform/forms/form-refusal.tsx'
import { PageForm } from '#web/platform/forms/page-form/page-form.tsx'
import { SubmitButton } from '#web/platform/forms/page-form/submit-button.tsx'
import { TextField } from '#web/platform/forms/page-form/text-field.tsx'
import { usePageForm } from '#web/platform/forms/page-form/use-page-form.ts'
import { submitForm } from '#web/platform/forms/submit-form.ts'
import { textOf } from '#web/platform/forms/values/text-of.ts'
import { apiContext } from '#web/platform/api/page-context.ts'
import { BannerList } from '#web/notifications/banners/banner-list.tsx'
import { crumbs } from '#web/platform/shell/crumbs/crumbs.ts'
import { pageMeta } from '#web/platform/shell/page-meta.ts'
import { editedId } from '#web/operator/edited-id.ts'
import { japanMoment } from '#web/operator/platform/moments/japan-moment.ts'
import { mustMay } from '#web/operator/must-may.ts'
import type { Route } from './+types/banner-edit-page.ts'
import '../announcements/announcements.css'

const PATH = href('/operator/banners')
type Content = Parameters<Api['operators']['banners']['create']>[0]

export async function loader(args: Route.LoaderArgs) {
  mustMay(args, 'publish_notices')
  const id = editedId(args.url)
  const { banners, takes_two } = await args.context.get(apiContext).operators.banners.list()
  const kept = banners.find((banner) => banner.id === id)
  if (id && !kept) throw data(null, { status: 404 })
  return { kept, takes_two, now: Date.now() }
}

/** A picture that came along is sent first; the banner then shows it, also when something else is refused. */
export const action = (args: Route.ActionArgs) =>
  submitForm(args, async ({ operators: { banners } }, values) => {
    const { file } = values
    if (file instanceof File && file.size > 0) values.image = (await banners.add_picture({ file })).picture
    const content = {
      link: textOf(values.link),
      image: textOf(values.image),
      alt: textOf(values.alt),
      blank: values.blank === 'on',
      display_start_at: japanMoment.ofField(textOf(values.display_start_at), textOf(values.display_start_at_was)) ?? '',
      display_end_at: japanMoment.ofField(textOf(values.display_end_at), textOf(values.display_end_at_was)),
    }
    const id = Number(args.url.searchParams.get('id'))
    const { banner } = id ? await banners.change({ ...content, id, revision: Number(textOf(values.revision)) }) : await banners.create(content)
    return redirect(`${PATH}?done=${banner ? 'saved' : 'asked'}`, 303)
  })

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: 'バナーを編集', description: 'バナーの画像、リンク先、期間。', path: `${PATH}/edit`, noindex: true })

export const handle = crumbs<Route.ComponentProps['loaderData']>(({ kept }) => ({ here: kept ? <bdi>{kept.alt}</bdi> : '追加' }))

export default function BannerEditPage({ loaderData: { kept, takes_two, now } }: Route.ComponentProps) {
  const form = usePageForm<Content>(undefined, {
    link: kept?.link,
    image: kept?.image,
    alt: kept?.alt,
    display_start_at: japanMoment.toField(kept?.display_start_at ?? new Date(now).toISOString()),
    display_end_at: japanMoment.toField(kept?.display_end_at ?? null),
  })
  const { refused, valueOf } = form
  const image = valueOf('image')
  const hidden = {
    ...(kept && { revision: kept.revision }),
    image,
    display_start_at_was: kept?.display_start_at,
    display_end_at_was: kept?.display_end_at,
  }
  return (
    <div className="stack operator-form">
      <h1>{kept ? 'バナーを編集' : 'バナーを追加'}</h1>
      <FormRefusal result={form.result} />
      {image && (
        <section aria-labelledby="seen" className="stack">
          <h2 id="seen">見え方</h2>
          <BannerList banners={[{ link: valueOf('link') || href('/'), image, alt: valueOf('alt'), blank: true }]} />
        </section>
      )}
      <PageForm of={form} hidden={hidden} encType="multipart/form-data" key={refused ? JSON.stringify(refused.values) : 'kept'}>
        <Field
          label="画像"
          need={image ? 'may' : 'must'}
          hint="横4：縦1の PNG、JPEG、WebP、GIF。10MBまで。位置などの情報は取りのぞきます。"
          error={form.issues.file ?? form.issues.image}
        >
          <input className="input file-input" type="file" name="file" accept="image/png,image/jpeg,image/webp,image/gif" required={!image} />
        </Field>
        <TextField of={form} name="alt" label="画像の説明" need="must" hint="画像に書いてあることを、そのまま書いてください。" maxLength={200} required />
        <TextField
          of={form}
          name="link"
          label="リンク先"
          need="must"
          hint="https:// で始まるアドレスか、このサイトの / で始まるアドレス"
          maxLength={2_000}
          required
        />
        <label className="check">
          <input type="checkbox" name="blank" value="on" defaultChecked={refused ? refused.values.blank === 'on' : kept?.blank} />
          新しいタブで開く
        </label>
        <div className="pair">
          <TextField of={form} name="display_start_at" label="始まり（日本時間）" need="must" type="datetime-local" required />
          <TextField of={form} name="display_end_at" label="終わり（日本時間）" need="may" type="datetime-local" />
        </div>
        {takes_two && (
          <p className="small muted">
            ログインした求職者全員のホームに表示するため、ほかの運営のメンバーが承認すると反映します。終わりだけの変更は、すぐに反映します。
          </p>
        )}
        <div className="row">
          <SubmitButton look="primary">{takes_two ? '承認を依頼' : '保存する'}</SubmitButton>
          <Link to={PATH}>キャンセル</Link>
        </div>
      </PageForm>
    </div>
  )
}
