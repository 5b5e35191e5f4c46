import { renderImageTag } from '../image-list.ts';

export const fieldAlertBodies: Record<string, string> = {
  'great-lakes-territory-manager': `
<p>Michigan, northern Ohio, and northern Indiana have a new contact. <strong>The new territory manager starts on {weekday:from}</strong> and takes over all open items from the interim team.</p>
<figure>${renderImageTag('folded-map', 'width: 45%; float: right; margin: 0 0 16px 24px;')}<figcaption>Territory 4: the Lower Peninsula, and the counties north of US&nbsp;30.</figcaption></figure>
<h2>What changes for you</h2>
<ul>
<li>One phone number for the whole territory: <a href="tel:555-0161">555-0161</a></li>
<li>A visit to each agency by {day:90}. We will send you two dates to choose from.</li>
<li>A monthly 30-minute territory call with news and updates</li>
</ul>
<h2>What stays the same</h2>
<p>Your underwriter, billing contact, and commission don’t change. Agreements made with the interim team remain in effect.</p>
<blockquote><p>&ldquo;I sold manufactured home insurance in an agency for 11 years. I know how much a quick answer on a Friday afternoon matters.&rdquo;</p><footer>Territory manager, Great Lakes</footer></blockquote>
<h2>Before the visit</h2>
<p>Have three things ready: your five oldest open quotes, one form that you would like us to simplify, and a list of parks or marinas in your area.</p>`,

  'open-road-contest': `
<p><strong>Every new motorcycle, off-road, motor home, and travel trailer policy that you write from {weekday:from} through {weekday:until} earns points.</strong> You don’t need to sign up. We track the points for you.</p>
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
<h2>Rewards</h2>
<ul>
<li><strong>150 points:</strong> a $100 gift card for the office</li>
<li><strong>400 points:</strong> a $400 gift card, and recognition in the territory newsletter</li>
<li><strong>Top five agencies:</strong> $2,000 each in additional co-op funds</li>
</ul>
<h2>Contest rules</h2>
<p>A policy counts once it has been in force for 30 days and the application is signed. Rewrites don’t count. In states that don’t allow sales rewards, points convert to co-op funds. We post standings every other Friday.</p>
<p>&nbsp;</p>
<p>For conversation starters, see <a href="/alerts/full-timer-talk-track">five questions to ask a full-timer</a>.</p>`,

  'ce-renewal-checklist': `
<p>If your license lapses, we must stop paying commission that day. Many states renew before {day:92}. Use this 10-minute checklist to stay current.</p>
<ol>
<li><strong>Look up your date.</strong> In many states, it is the end of your birth month, every two years.</li>
<li><strong>Count your hours.</strong> Check the state&rsquo;s record of your CE credits. It is the one that matters.</li>
<li><strong>Allow two weeks.</strong> Course providers take several days to report your credit.</li>
<li><strong>Notify us</strong> only if your name or license number changed. We receive renewals automatically.</li>
</ol>
<table>
<caption>Typical requirements (check with your state)</caption>
<thead><tr><th scope="col">Topic</th><th scope="col">Typical</th><th scope="col">Good to know</th></tr></thead>
<tbody>
<tr><td>Hours</td><td>24 every two years</td><td>3 of them in ethics</td></tr>
<tr><td>One credit</td><td>50 minutes</td><td>No partial credit</td></tr>
<tr><td>Flood</td><td>3 hours, once</td><td>For everyone who sells NFIP flood policies</td></tr>
<tr><td>Webinars</td><td>Polling questions to confirm attendance</td><td>Washington requires two per hour and gives no credit if you join more than 10 minutes late</td></tr>
</tbody>
</table>
<h2>New staff</h2>
<p>Unlicensed staff can take names and basic information. They need a license to explain coverage, quote, or bind. Allow six to ten weeks from the first course to the first quote:</p>
<ul>
<li>Weeks 1 to 3: prelicensing course, property and casualty or personal lines</li>
<li>Week 4: state exam and fingerprints on the same day</li>
<li>Weeks 5 to 7: the state processes the application</li>
<li>Week 8: appointment. Send us the license number, and we file within three business days</li>
</ul>
<h2>If your license has lapsed</h2>
<p>Call us the same day. Policies in force stay with your agency, but we can’t pay commission or accept new business without a license. Most states allow late renewal for 60 to 90 days at double the fee. After that, you must retake the exam.</p>
<p>You can’t earn credit twice for the same course in one license term. Keep your certificates for four years.</p>
<div class="callout"><p>Nonresident license? Most states accept your home state&rsquo;s CE hours. You still pay their renewal fee.</p></div>`,
};
