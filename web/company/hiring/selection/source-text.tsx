import { type Channel, channels } from '#contract/hiring/selection/found-via.ts'

/** How somebody came; of a colleague's referral by whom, whatever way they took from there. */
export const SourceText = ({ channel, referred_by }: { channel: Channel; referred_by: string }) =>
  referred_by ? (
    <>
      紹介：<bdi>{referred_by}</bdi>
    </>
  ) : (
    channels[channel]
  )

/** The same where only text can stand, to sort by. */
export const sourceWords = ({ channel, referred_by }: { channel: Channel; referred_by: string }) => (referred_by ? `紹介：${referred_by}` : channels[channel])
