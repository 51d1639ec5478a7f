import './mention-buttons.css'

type Props = { colleagues: { id: string; name: string }[]; onMention: (name: string) => void }

/** A button for each colleague that a text can mention. */
export function MentionButtons({ colleagues, onMention }: Props) {
  if (colleagues.length === 0) return null
  return (
    <ul className="mention-buttons" aria-label="呼べるメンバー">
      {colleagues.map(({ id, name }) => (
        <li key={id}>
          <button type="button" className="button small bare" onClick={() => onMention(name)}>
            @<bdi>{name}</bdi>
          </button>
        </li>
      ))}
    </ul>
  )
}

/** The text with a mention at its end. */
export const withMention = (text: string, name: string) => `${text}${text && !/\s$/.test(text) ? ' ' : ''}@${name} `
