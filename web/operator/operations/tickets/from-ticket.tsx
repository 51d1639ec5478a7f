import { href, Link } from 'react-router'

type Props = { id: string | undefined; isNoted?: boolean }

/** The way back to the ticket that led here, and whether what is done here will stand in its log. */
export const FromTicket = ({ id, isNoted = false }: Props) =>
  id ? (
    <p className="note">
      通報への対応として開いています。{isNoted && 'ここでしたことは、通報の「対応の記録」にも残ります。'}
      <Link to={`${href('/operator/reports/detail')}?id=${id}`}>通報に戻る</Link>
    </p>
  ) : null

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** The ticket that led to a page, as its address says; anything else there is none. */
export function ticketOf({ searchParams }: URL) {
  const id = searchParams.get('report') ?? ''
  return UUID.test(id) ? id : undefined
}
