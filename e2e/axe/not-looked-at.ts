/** Pages that the list leaves out, each with its reason. */
export const notLookedAt: Record<string, string> = {
  '/job_offer/view': 'a form that is answered with a redirect',
  '/dev/inbox/:mail_id/html': 'the mail as it was written, shown in a frame of the page that is looked at',
  '/settings/line': 'only a process that knows LINE has it: line.spec.ts',
  '/line/callback': 'where LINE leads back to: line.spec.ts',
  '/unsubscribe/:token': "the token is sealed with the site's own key, and comes by mail: saved-searches.spec.ts",
}
