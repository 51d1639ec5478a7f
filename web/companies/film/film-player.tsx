import { Link } from 'react-router'
import { filmOf } from '#contract/companies/pages/films.ts'
import { Icon } from '#web/ui/icon.tsx'
import { OutLink } from '#web/ui/out-link.tsx'
import styles from './film-player.module.css'

type FilmPlayerProps = { address: string; title: string; playing: boolean /** The page that plays the film. */; to: string; id: string }

/**
 * A film of the company. The browser loads nothing from its host before a visitor presses: the button opens the same page with the player,
 * as a new document whose policy allows that one host (server/platform/http/pages/security-headers.ts). So it works without scripts, too.
 */
export function FilmPlayer({ address, title, playing, to, id }: FilmPlayerProps) {
  const film = filmOf(address)
  if (!film)
    return (
      <OutLink href={address}>
        <bdi>{title}</bdi>を見る
      </OutLink>
    )
  const host = new URL(film.watch).host
  if (playing) {
    return (
      <div id={id}>
        <iframe
          className={styles.frame}
          src={film.player}
          title={title}
          allow="fullscreen"
          sandbox="allow-scripts allow-same-origin allow-popups allow-presentation"
          referrerPolicy="strict-origin-when-cross-origin"
        />
        <p className={`small ${styles.elsewhere}`}>
          <OutLink href={film.watch}>
            <bdi>{title}</bdi>を見る
          </OutLink>
        </p>
      </div>
    )
  }
  return (
    <div id={id}>
      <Link className={styles.poster} to={to} reloadDocument>
        <span className="button">
          <Icon name="next" />
          <span>
            <bdi>{title}</bdi>を再生
          </span>
        </span>
        <span className="small">再生すると {host} の動画を読み込み、IPアドレスなどがその運営会社に送られます。</span>
      </Link>
      <p className={`small ${styles.elsewhere}`}>
        <OutLink href={film.watch}>
          <bdi>{title}</bdi>を見る
        </OutLink>
      </p>
    </div>
  )
}
