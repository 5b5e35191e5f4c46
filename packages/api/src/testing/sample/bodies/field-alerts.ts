import { img } from '../image-list.ts';

export const fieldAlertBodies: Record<string, string> = {
  'great-lakes-territory-manager': `
<p>Michigan, northern Ohio and northern Indiana have a new contact. <strong>The Territory Manager, Great Lakes, starts on {weekday:from}</strong> and takes over all open questions from the interim team.</p>
<figure>${img('folded-map', 'width: 45%; float: right; margin: 0 0 16px 24px;')}<figcaption>Territory 4: the lower peninsula, and the counties north of US&nbsp;30.</figcaption></figure>
<h2>What changes for you</h2>
<ul>
<li>One phone number for the whole territory: <a href="tel:555-0161">555-0161</a></li>
<li>A visit to each office by {day:90}. You will get two dates to choose from.</li>
<li>A territory call each month, 30 minutes, about what is new</li>
</ul>
<h2>What does not</h2>
<p>Your underwriter, your billing contact and your commission stay as they are. Agreements made with the interim team stand.</p>
<blockquote><p>&ldquo;I sold manufactured homes&rsquo; insurance from a counter for eleven years. I know what a good answer at 4:45 on a Friday is worth.&rdquo;</p><footer>Territory Manager, Great Lakes</footer></blockquote>
<h2>Before the visit</h2>
<p>Please have three things ready: your five oldest open quotes, one form that you would like to see gone, and a list of parks or marinas in your town.</p>`,

  'open-road-contest': `
<p>Whatever rolls counts. <strong>Every new motorcycle, off-road, motor home and travel trailer policy that you write from {weekday:from} to {weekday:until} earns points.</strong> No sign-up is needed; we count for you.</p>
<table>
<caption>Points for each new policy</caption>
<thead><tr><th scope="col">Product</th><th scope="col">Points</th><th scope="col">With roadside</th></tr></thead>
<tbody>
<tr><td>Motorcycle</td><td>10</td><td>12</td></tr>
<tr><td>Off-road vehicle</td><td>8</td><td>&ndash;</td></tr>
<tr><td>Travel trailer</td><td>12</td><td>15</td></tr>
<tr><td>Motor home</td><td>20</td><td>25</td></tr>
<tr><td>Full-timer motor home</td><td>30</td><td>35</td></tr>
</tbody>
</table>
<h2>What the points are worth</h2>
<ul>
<li><strong>150 points:</strong> a $100 gift card for the office</li>
<li><strong>400 points:</strong> $400, and your agency named in the letter to all</li>
<li><strong>The top five agencies:</strong> $2,000 of extra co-op allowance each</li>
</ul>
<h2>Small print, in plain words</h2>
<p>A policy counts when it has been in force for 30 days and its application is signed. Rewrites of our own policies do not count. Where a state does not allow rewards for the sale of insurance, your points turn into co-op allowance. Standings come out every second Friday.</p>
<p>&nbsp;</p>
<p>Looking for a way to start the talk? Try <a href="/alerts/full-timer-talk-track">five questions for a full-timer</a>.</p>`,

  'ce-renewal-checklist': `
<p>A license that lapses stops your commission on that day. Many of your states renew before {day:92}. Ten minutes with this list now save a bad week later.</p>
<ol>
<li><strong>Look up your date.</strong> In many states it is the end of your birth month, every second year.</li>
<li><strong>Count your hours.</strong> Ask the state, not your memory. The state&rsquo;s count is the one that matters.</li>
<li><strong>Leave two weeks.</strong> A course provider has days, not minutes, to report your credit.</li>
<li><strong>Tell us the new date</strong> only if you changed your name or your number. Renewals reach us by themselves.</li>
</ol>
<table>
<caption>Typical rules; always check with the state</caption>
<thead><tr><th scope="col">Topic</th><th scope="col">Typical</th><th scope="col">Good to know</th></tr></thead>
<tbody>
<tr><td>Hours</td><td>24 every two years</td><td>3 of them in ethics</td></tr>
<tr><td>One credit</td><td>50 minutes</td><td>No part credits</td></tr>
<tr><td>Flood</td><td>3 hours, once</td><td>For all who sell the national flood program</td></tr>
<tr><td>Webinars</td><td>Polls to show that you are there</td><td>Washington wants two each hour and gives no credit if you come more than 10 minutes late</td></tr>
</tbody>
</table>
<h2>New staff</h2>
<p>Someone who answers your phone may take names and facts without a license. To say what a policy covers, to quote or to bind takes one. Plan six to ten weeks from the first course to the first quote:</p>
<ul>
<li>Weeks 1 to 3: the course for the state exam, property and casualty or personal lines</li>
<li>Week 4: the exam and the fingerprints, booked on the same day</li>
<li>Weeks 5 to 7: the state works on it</li>
<li>Week 8: our appointment. Send us the number, and it is filed within three workdays</li>
</ul>
<h2>If the license has lapsed</h2>
<p>Call us on the same day. Policies in force stay with your agency, but we may not pay commission to someone without a license, and we may not take new business from them. Most states let you renew late for 60 to 90 days with a double fee. After that you start with the exam.</p>
<p>The same course taken twice in one term gives no second credit. Keep the certificate for four years.</p>
<div class="callout"><p>Not resident in the state? Most states take your home state&rsquo;s hours. You still have to pay their fee.</p></div>`,
};
