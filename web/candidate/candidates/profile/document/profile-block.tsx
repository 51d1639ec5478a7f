import type { MouseEvent, ReactNode } from 'react'
import { Link, useNavigate } from 'react-router'
import { Icon } from '#web/ui/icon.tsx'
import type { EditorId } from '../editors/editor-ids.ts'

type Props = { id: EditorId; edited: string | undefined; editPath: (id: string) => string; children: ReactNode } & ({ title: string } | { label: string })

/** One block of the profile. Its pencil opens the editor; so does a press anywhere on it that is not on something else. */
export function ProfileBlock({ id, edited, editPath, children, ...named }: Props) {
  const navigate = useNavigate()
  const to = editPath(id)
  const open = ({ target, currentTarget }: MouseEvent<HTMLElement>) => {
    if (!(target instanceof Element) || target.closest('a, button, summary') || String(getSelection()) !== '') return
    // Like the pencil's, so that the focus comes back to it.
    currentTarget.querySelector<HTMLElement>('.doc-edit')?.focus({ preventScroll: true })
    void navigate(to, { preventScrollReset: true, state: { isFromProfile: true } })
  }
  const isTitled = 'title' in named
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- the pencil is the control; this only enlarges its target
    <section className={edited === id ? 'doc-block is-edited' : 'doc-block'} id={id} aria-labelledby={`${id}-title`} onClick={open}>
      <Link
        className="doc-edit"
        to={to}
        preventScrollReset
        data-stays
        state={{ isFromProfile: true }}
        aria-label={`${isTitled ? named.title : named.label}を編集`}
      >
        <Icon name="edit" />
      </Link>
      {isTitled && <h2 id={`${id}-title`}>{named.title}</h2>}
      {children}
    </section>
  )
}
