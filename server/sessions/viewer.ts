/** Who is signed in, as their session says. Other areas join when they have people. */
export type CandidateViewer = {
  area: 'candidate'
  id: string
  session_id: string
  /** When they last proved who they are. */
  authenticated_at: string
}
export type Viewer = CandidateViewer
