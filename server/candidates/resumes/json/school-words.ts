/** Words that mark the schools before the last one; JSON Resume has one list for all. */
export const schoolWords = { before: 'その前の学歴', highschool: '高等学校（その前の学歴）' }
