import { data, Form, Link, redirect, useActionData, useNavigation } from 'react-router'
import { Field } from '#web/platform/forms/field.tsx'
import type { FormResult } from '#web/platform/forms/form-result.ts'
import { FormRefusal } from '#web/platform/forms/form-refusal.tsx'
import { submitForm } from '#web/platform/forms/submit-form.ts'
import { textOf } from '#web/platform/forms/text-of.ts'
import { apiContext } from '#web/platform/api/page-context.ts'
import { BannerList } from '#web/notifications/banners/banner-list.tsx'
import { pageMeta } from '#web/platform/shell/page-meta.ts'
import { editedId } from '#web/operator/edited-id.ts'
import { japanMoment } from '#web/operator/platform/moments/japan-moment.ts'
import { mustMay } from '#web/operator/must-may.ts'
import type { Route } from './+types/banner-edit-page.ts'
import '../announcements/notices.css'

const PATH = '/operator/banners'

export async function loader(args: Route.LoaderArgs) {
  mustMay(args, 'publish_notices')
  const id = editedId(args.url)
  const { banners } = id ? await args.context.get(apiContext).operators.banners.list() : { banners: [] }
  const kept = banners.find((banner) => banner.id === id)
  if (id && !kept) throw data(null, { status: 404 })
  return { kept, now: Date.now() }
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
    if (id) await banners.change({ ...content, id, revision: Number(textOf(values.revision)) })
    else await banners.create(content)
    return redirect(`${PATH}?done=saved`, 303)
  })

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: 'バナーを直す', description: 'バナーの画像、リンク先、期間。', path: `${PATH}/edit`, noindex: true })

export default function BannerEditPage({ loaderData: { kept, now } }: Route.ComponentProps) {
  const result = useActionData<FormResult>()
  const isBusy = useNavigation().state !== 'idle'
  const refused = result?.saved === false ? result : undefined
  const issues = refused?.refusal.issues ?? {}
  const own = kept
    ? { ...kept, display_start_at: japanMoment.toField(kept.display_start_at), display_end_at: japanMoment.toField(kept.display_end_at) }
    : { display_start_at: japanMoment.toField(new Date(now).toISOString()) }
  const value = (name: string) => textOf((refused?.values ?? own)[name as keyof typeof own])
  const error = (name: string) => (issues[name] ? { error: issues[name] } : {})
  const image = value('image')
  return (
    <div className="stack operator-form">
      <h1>{kept ? 'バナーを直す' : 'バナーを加える'}</h1>
      <FormRefusal result={result} />
      {image && (
        <section aria-labelledby="seen" className="stack">
          <h2 id="seen">見え方</h2>
          <BannerList banners={[{ link: value('link') || '/', image, alt: value('alt'), blank: true }]} />
        </section>
      )}
      <Form method="post" encType="multipart/form-data" className="stack" key={refused ? JSON.stringify(refused.values) : 'kept'}>
        {kept && <input type="hidden" name="revision" value={kept.revision} />}
        <input type="hidden" name="image" value={image} />
        <Field
          label="画像"
          need={image ? 'may' : 'must'}
          hint="横4：縦1の PNG、JPEG、WebP、GIF。10MBまで。位置などの情報は取りのぞきます。"
          {...error('image')}
          {...error('file')}
        >
          <input className="input file-input" type="file" name="file" accept="image/png,image/jpeg,image/webp,image/gif" required={!image} />
        </Field>
        <Field label="画像の説明" need="must" hint="画像に書いてあることを、そのまま書いてください。" {...error('alt')}>
          <input className="input" name="alt" maxLength={200} required defaultValue={value('alt')} />
        </Field>
        <Field label="リンク先" need="must" hint="https:// で始まるアドレスか、このサイトの / で始まるアドレス" {...error('link')}>
          <input className="input" name="link" maxLength={2_000} required defaultValue={value('link')} />
        </Field>
        <label className="check">
          <input type="checkbox" name="blank" value="on" defaultChecked={refused ? refused.values.blank === 'on' : kept?.blank} />
          新しいタブで開く
        </label>
        <div className="pair">
          <Field label="始まり（日本時間）" need="must" {...error('display_start_at')}>
            <input className="input" type="datetime-local" name="display_start_at" required defaultValue={value('display_start_at')} />
          </Field>
          <Field label="終わり（日本時間）" need="may" {...error('display_end_at')}>
            <input className="input" type="datetime-local" name="display_end_at" defaultValue={value('display_end_at')} />
          </Field>
        </div>
        <input type="hidden" name="display_start_at_was" value={kept?.display_start_at ?? ''} />
        <input type="hidden" name="display_end_at_was" value={kept?.display_end_at ?? ''} />
        <div className="row">
          <button type="submit" className="button primary" aria-disabled={isBusy}>
            保存する
          </button>
          <Link to={PATH}>やめる</Link>
        </div>
      </Form>
    </div>
  )
}
