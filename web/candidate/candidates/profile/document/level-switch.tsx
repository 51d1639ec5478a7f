import { Link } from 'react-router'
import type { RevealLevel } from '#contract/candidates/privacy/visible-candidate.ts'
import { levelNames } from './document-of.ts'
import './level-switch.css'

const who: Record<Exclude<RevealLevel, 'anonymous'>, string> = {
  career: 'あなたが経歴を見せると決めた企業だけに見える範囲です。',
  name: 'あなたが氏名を見せると決めた企業だけに見える範囲です。',
  contact: 'あなたが連絡先を見せると決めた企業だけに見える範囲です。',
}

/** Which of the levels is shown below, and who sees it. */
export function LevelSwitch({ level, isOpen, path }: { level: RevealLevel; isOpen: boolean; path: (level: RevealLevel) => string }) {
  return (
    <>
      <nav className="seg" aria-label="公開の段階">
        {(Object.keys(levelNames) as RevealLevel[]).map((one) => (
          <Link key={one} to={path(one)} replace preventScrollReset data-stays aria-current={one === level ? 'true' : undefined}>
            {levelNames[one]}
          </Link>
        ))}
      </nav>
      <p className="over" aria-live="polite">
        {level !== 'anonymous'
          ? who[level]
          : isOpen
            ? '求職者を検索する企業すべてに見える範囲です。'
            : '求職者を検索する企業に見える範囲です。いまは公開していないので、どの企業の検索にも出ません。'}
      </p>
    </>
  )
}
