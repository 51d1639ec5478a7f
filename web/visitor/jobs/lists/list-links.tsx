import { Link } from 'react-router'
import { grouped } from '#web/ui/text/grouped.ts'

export type ListLink = { name: string; count: number; to: string }

/** Lists of jobs, each with its number of jobs. */
export const ListLinks = ({ name, links, id }: { name: string; links: ListLink[]; id?: string }) => (
  <section className="section" id={id}>
    <h2>{name}</h2>
    <ul className="list-links">
      {links.map((link) => (
        <li key={link.to}>
          <Link to={link.to} discover="none">
            <span>{link.name}</span>
            <span className="num">{grouped(link.count)}件</span>
          </Link>
        </li>
      ))}
    </ul>
  </section>
)
