/** Static grey placeholders of the size of cards, for a list that takes longer than a moment. */
export const JobBones = () => (
  <div className="jobs" aria-hidden="true">
    {[1, 2, 3, 4].map((one) => (
      <div key={one} className="job bones">
        <div className="job-co">
          <span className="mark sm" />
          <span className="bone w-30" />
        </div>
        <span className="bone tall w-86" />
        <span className="bone w-58" />
      </div>
    ))}
  </div>
)
