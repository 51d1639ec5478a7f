import { Form } from 'react-router'
import { Icon } from '#web/ui/icon.tsx'
import { MembershipField } from '#web/platform/forms/page-form/membership-field.tsx'

/** Marks a candidate, or removes the mark. The candidate sees the mark, and the company's name. */
export const FavoriteForm = ({ candidate_id, is_favorited }: { candidate_id: string; is_favorited: boolean }) => (
  <Form method="post" preventScrollReset>
    <MembershipField />
    <input type="hidden" name="candidate_id" value={candidate_id} />
    <button
      type="submit"
      className="button small"
      name="intent"
      value={is_favorited ? 'unfavorite' : 'favorite'}
      aria-pressed={is_favorited}
      data-act=""
      data-key-goes=""
    >
      <Icon name="heart" />
      気になる
    </button>
  </Form>
)
