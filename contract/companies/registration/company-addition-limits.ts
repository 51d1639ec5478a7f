/** Lines of one CSV file of companies. Shared by the shapes and by the forms, which load no shapes. */
export const MOST_LINES = 500
