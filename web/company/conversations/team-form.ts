/** The forms about a conversation that only the team sees. */
export const teamForm = { name: 'team' }
