import './selection-jump.css'

/** The parts of one selection, at hand while it scrolls. A part that is not there is not named. */
export const SelectionJump = ({ parts }: { parts: [id: string, name: string, isThere: boolean][] }) => (
  <nav className="selection-jump" aria-label="この候補者の項目">
    <ul>
      {parts.map(
        ([id, name, isThere]) =>
          isThere && (
            <li key={id}>
              <a href={`#${id}`}>{name}</a>
            </li>
          ),
      )}
    </ul>
  </nav>
)
