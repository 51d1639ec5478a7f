import { Link } from 'react-router'
import type { CountedLink } from './load-landing.ts'
import './home-index.css'

export const HomeIndex = ({ title, links }: { title: string; links: CountedLink[] }) => (
  <>
    <h3 className="index-title">{title}</h3>
    <ul className="index">
      {links.map(({ name, count, to }) => (
        <li key={to}>
          <Link to={to}>
            {name}
            <span className="num">{count.toLocaleString('ja-JP')}件</span>
          </Link>
        </li>
      ))}
    </ul>
  </>
)
