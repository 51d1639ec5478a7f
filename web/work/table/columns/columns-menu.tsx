import { Form, href } from 'react-router'
import { useListAddress } from '#web/ui/list/use-list-address.ts'
import type { WorkColumn } from '../work-columns.ts'
import { WorkMenu } from '../tools/work-menu.tsx'

/** What does not read the rows: any list's columns. */
type Named = Pick<WorkColumn<never>, 'key' | 'header' | 'kind'>

/** 表示: which columns the list shows; the browser remembers it. */
export function ColumnsMenu({ list, columns, shown }: { list: string; columns: readonly Named[]; shown: readonly Named[] }) {
  const { page, others, path } = useListAddress()
  const choosable = columns.slice(1).filter(({ kind }) => kind !== 'acts')
  const query = new URLSearchParams(others('columns').map(([name, value]) => [name, value])).toString()
  const isOfAddress = page(1).includes('columns=')
  if (choosable.length < 2) return null
  return (
    <WorkMenu label="表示" icon="sliders">
      <Form method="post" action={href('/work/columns')} key={shown.map(({ key }) => key).join()} preventScrollReset>
        <input type="hidden" name="list" value={list} />
        <input type="hidden" name="next" value={query ? `${path}?${query}` : path} />
        <fieldset>
          <legend className="vh">表示する列</legend>
          {choosable.map(({ key, header }) => (
            <label key={key} className="check">
              <input type="checkbox" name="columns" value={key} defaultChecked={shown.some((one) => one.key === key)} />
              {header}
            </label>
          ))}
        </fieldset>
        <div className="row">
          <button type="submit" className="button">
            適用
          </button>
          <button type="submit" className="button bare" name="intent" value="usual">
            標準に戻す
          </button>
        </div>
        {isOfAddress && <p className="hint">保存したビューの列を表示しています。</p>}
      </Form>
    </WorkMenu>
  )
}
