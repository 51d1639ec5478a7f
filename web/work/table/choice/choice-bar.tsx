import { Form } from 'react-router'
import { useScripted } from '#web/ui/use-scripted.ts'
import { KeyHint } from '#web/work/keys/key-hint.tsx'
import { useListAddress } from '#web/ui/list/use-list-address.ts'
import type { BulkAct } from './bulk-act.ts'
import { ClearChoice } from './clear-choice.tsx'
import { useChosen } from './use-chosen.ts'
import './choice-bar.css'

type Props<Row> = { form: string; acts: BulkAct<Row>[] }

/** The acts on the chosen rows, at the foot of the list while any is chosen. Each leads to its confirmation, as a link does. */
export function ChoiceBar<Row>({ form, acts }: Props<Row>) {
  const { path, at } = useListAddress()
  const count = useChosen(form)
  const isScripted = useScripted()
  return (
    <Form id={form} method="get" action={path} className="choice-bar" preventScrollReset>
      {at.map(([name, value]) => (
        <input key={`${name}-${value}`} type="hidden" name={name} value={value} />
      ))}
      <output>{isScripted ? `${count}件を選択中` : '選択した行を'}</output>
      {acts.map(({ intent, label, keyed }) => (
        <button key={intent} type="submit" name="bulk" value={intent} className="button" {...(keyed ? { 'data-key': keyed } : {})}>
          {label}
          {keyed && <KeyHint of={keyed} />}
        </button>
      ))}
      {isScripted && <ClearChoice form={form} />}
    </Form>
  )
}
