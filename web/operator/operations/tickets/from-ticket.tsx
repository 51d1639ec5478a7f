import { Link } from 'react-router'

type Props = { id: string | undefined; isNoted?: boolean }

/** The way back to the ticket that led here, and whether what is done here will stand in its log. */
export const FromTicket = ({ id, isNoted = false }: Props) =>
  id ? (
    <p className="note">
      通報への対応として開いています。{isNoted && 'ここでしたことは、通報の「対応の記録」にも残ります。'}
      <Link to={`/operator/reports/detail?id=${id}`}>通報にもどる</Link>
    </p>
  ) : null
