/** Still grey shapes of the size of cards, for a list that takes longer than a moment. */
export const JobBones = () => (
  <div className="jobs" aria-hidden="true">
    {[1, 2, 3].map((one) => (
      <div key={one} className="job bones">
        <div className="job-body">
          <div className="co">
            <span className="mark" />
            <span className="bone w-30" />
          </div>
          <span className="bone tall w-86" />
          <span className="bone w-58" />
          <span className="bone w-86" />
        </div>
        <div className="facts">
          <div className="pay">
            <span className="bone tall w-58" />
          </div>
          <div>
            <span className="bone w-58" />
          </div>
        </div>
      </div>
    ))}
  </div>
)
