/** What tells the forms that act on a job as a whole from the form of its fields. */
export const LIFECYCLE = 'lifecycle'
