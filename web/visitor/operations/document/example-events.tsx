type ExampleEventsProps = { events: readonly (readonly [day: number, text: string])[]; day: number }

/** What happened in a worked example, a line for each day, and when it is looked at. */
export const ExampleEvents = ({ events, day }: ExampleEventsProps) => (
  <>
    {events.map(([when, text]) => (
      <span key={`${when} ${text}`} className="block">
        {when}日目 {text}
      </span>
    ))}
    <span className="muted block">{day}日目に見る</span>
  </>
)
