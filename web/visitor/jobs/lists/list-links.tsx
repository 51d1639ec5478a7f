import { Link } from 'react-router'
import { grouped } from '#web/ui/text/grouped.ts'

type ListLink = { name: string; count: number; to: string }

/** Lists of jobs, each with its number of jobs. */
export const ListLinks = ({ heading, links, id }: { heading: string; links: ListLink[]; id?: string }) => (
  <section className="section" id={id}>
    <h2>{heading}</h2>
    <ul className="list-links">
      {links.map((link) => (
        <li key={link.to}>
          <Link to={link.to} discover="none">
            <bdi>{link.name}</bdi>
            <span className="num">{grouped(link.count)}件</span>
          </Link>
        </li>
      ))}
    </ul>
  </section>
)
