import { exactTimeText } from '#contract/platform/time/japan-time.ts'
/** `2026/11/21 19:30` in Japan: for lists in which moments are compared. */
export const ExactTime = ({ at }: { at: string }) => (
  <time dateTime={at} className="num nw">
    {exactTimeText(at)}
  </time>
)
