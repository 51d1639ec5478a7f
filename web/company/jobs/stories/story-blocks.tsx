import type { ReactNode } from 'react'
import { storyBlockNames, type StoryBlockKind } from '#contract/jobs/stories/story-parts.ts'
import { PictureField } from '#web/company/companies/page/fields/picture-field.tsx'
import { TextField } from '#web/company/companies/page/fields/text-field.tsx'
import { FieldError } from '#web/platform/forms/field.tsx'
import { SubmitButton } from '#web/platform/forms/page-form/submit-button.tsx'
import { textOf } from '#web/platform/forms/values/text-of.ts'
import type { StoryValues, Values } from './story-of-form.ts'

type Props = { rows: Values[]; values: StoryValues }

/** The parts of a story in their order. Each act on one saves the draft, so that it works without scripts and loses nothing. */
export const StoryBlocks = ({ rows, values }: Props) => {
  const error = values.refusal('blocks')
  return (
    <section className="sec" aria-labelledby="blocks-title">
      <header>
        <h2 id="blocks-title">本文</h2>
        <p className="small muted">文章、写真、引用、動画を並べます。追加・移動・削除をすると、下書きも保存されます。</p>
      </header>
      {error && <FieldError>{error}</FieldError>}
      <ol className="story-blocks">
        {rows.map((row, index) => (
          <li key={textOf(row.id)} className="story-block">
            <StoryBlockFields row={row} index={index} count={rows.length} values={values} />
          </li>
        ))}
      </ol>
      <div className="row story-add">
        {(Object.keys(storyBlockNames) as StoryBlockKind[]).map((kind) => (
          <SubmitButton key={kind} intent={`add:${kind}`} look="small" formNoValidate>
            ＋ {storyBlockNames[kind]}
          </SubmitButton>
        ))}
      </div>
    </section>
  )
}

type FieldsProps = { row: Values; index: number; count: number; values: StoryValues }

function StoryBlockFields({ row, index, count, values }: FieldsProps) {
  const at = `blocks[${index}]`
  const [id, kind] = [textOf(row.id), textOf(row.kind) as StoryBlockKind]
  const place = `${index + 1}. ${storyBlockNames[kind] ?? storyBlockNames.text}`
  return (
    <fieldset>
      <legend>{place}</legend>
      <input type="hidden" name={`${at}.id`} value={id} />
      <input type="hidden" name={`${at}.kind`} value={kind} />
      {fieldsOf[kind]?.({ at, values })}
      <div className="row story-tools">
        <SubmitButton intent={`up:${id}`} look="small bare" formNoValidate disabled={index === 0}>
          上へ<span className="vh">（{place}）</span>
        </SubmitButton>
        <SubmitButton intent={`down:${id}`} look="small bare" formNoValidate disabled={index === count - 1}>
          下へ<span className="vh">（{place}）</span>
        </SubmitButton>
        <SubmitButton intent={`remove:${id}`} look="small bare" formNoValidate>
          削除<span className="vh">（{place}）</span>
        </SubmitButton>
      </div>
    </fieldset>
  )
}

const fieldsOf: Record<StoryBlockKind, (field: { at: string; values: StoryValues }) => ReactNode> = {
  text: ({ at, values }) => (
    <TextField
      values={values}
      name={`${at}.text`}
      label="文章"
      rows={8}
      longest={5_000}
      hint="行の頭の「■」は見出し、「・」は箇条書きになります。URLはリンクになります。"
    />
  ),
  picture: ({ at, values }) => (
    <>
      <PictureField values={values} name={`${at}.picture`} label="写真" use="image" />
      <TextField
        values={values}
        name={`${at}.alt`}
        label="写真の説明"
        need="must"
        longest={200}
        hint="目の見えない人に読み上げられます。例：作業台で流量計を組み立てる2人"
      />
      <TextField values={values} name={`${at}.caption`} label="キャプション" need="may" longest={200} />
    </>
  ),
  quote: ({ at, values }) => (
    <>
      <TextField values={values} name={`${at}.text`} label="引用する言葉" rows={3} longest={500} />
      <TextField values={values} name={`${at}.by`} label="話した人" need="may" longest={60} />
    </>
  ),
  film: ({ at, values }) => (
    <>
      <TextField
        values={values}
        name={`${at}.address`}
        label="動画のURL"
        type="url"
        longest={2_000}
        hint="YouTubeかVimeoのURL。読む人が再生を押すまで、動画のサイトには何も送られません。"
      />
      <TextField values={values} name={`${at}.title`} label="動画の題名" longest={100} />
    </>
  ),
}
