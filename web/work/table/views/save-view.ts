import { redirect } from 'react-router'
import type { Api } from '#contract/index.ts'
import { textOf } from '#web/platform/forms/values/text-of.ts'
import { viewsOf } from './views-of.ts'

type Values = Record<string, unknown>

/** The acts of the page of saved views, by intent. A new one leads back to its list, where it is in force. */
export const saveView = (pathname: string) => async (api: Api, values: Values, intent: string | null) => {
  const views = viewsOf(api, pathname, textOf(values.list))
  const [id, name, query, is_shared] = [textOf(values.id), textOf(values.name), textOf(values.query), values.is_shared === 'true']
  switch (intent) {
    case 'create': {
      const saved = await views.create({ name, query, is_shared })
      return redirect(`${views.place?.to ?? pathname}${saved.query ? `?${saved.query}` : ''}`, 303)
    }
    case 'remove':
      await views.remove(id)
      return '削除しました。'
    case 'share':
      await views.change({ id, is_shared })
      return is_shared ? '共有しました。同じ一覧を見られるメンバーに表示されます。' : '共有を解除しました。'
    default:
      await views.change({ id, name })
      return '名前を変更しました。'
  }
}
