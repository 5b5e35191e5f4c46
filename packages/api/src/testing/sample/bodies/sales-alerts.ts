import { renderImageTag } from '../image-list.ts';

export const salesAlertBodies: Record<string, string> = {
  'full-timer-talk-track': `
<p>Customers who live in a motor home usually have no homeowners policy. That means no liability coverage at the campsite and no coverage for their belongings. <strong>If a customer spends more than 150 nights a year in a motor home, quote the full-timer package.</strong></p>
<h2>Five questions</h2>
<ol>
<li>&ldquo;How many nights did you spend in the motor home last year?&rdquo; More than 150 means full-timer.</li>
<li>&ldquo;Where does your mail go?&rdquo; A mail service is fine. We still need the state where the motor home is registered.</li>
<li>&ldquo;What would it cost to replace your belongings?&rdquo; Contents coverage starts at $10,000.</li>
<li>&ldquo;What if a guest trips on your step?&rdquo; Personal liability covers it.</li>
<li>&ldquo;What would you do if it broke down 400 miles from home?&rdquo; Emergency expense pays for a hotel more than 50 miles from home.</li>
</ol>
<blockquote><p>&ldquo;I ask customers about their last trip first. Their answers tell me which coverage they need.&rdquo;</p><footer>Producer, Red Mesa Agency Group</footer></blockquote>
<h2>Why it matters</h2>
<table>
<caption>Example: a tree falls on the roof and the motor home can’t be used for six weeks</caption>
<thead><tr><th scope="col">&nbsp;</th><th scope="col">Vacation use</th><th scope="col">Full-timer</th></tr></thead>
<tbody>
<tr><th scope="row">Repair</th><td>Paid, less the deductible</td><td>Paid, less the deductible</td></tr>
<tr><th scope="row">Contents</th><td>$1,000</td><td>Up to the selected limit</td></tr>
<tr><th scope="row">Temporary lodging</th><td>$750 total</td><td>$100 a night, 60 nights</td></tr>
<tr><th scope="row">The neighbor&rsquo;s car</th><td>Not covered while parked and lived in</td><td>Personal liability</td></tr>
</tbody>
</table>
<p>The definition has changed in Washington. See <a href="/policy-updates/wa-motor-home-full-timer-definition">the policy update</a>.</p>`,

  'co-op-claims-close': `
<p>You can still claim co-op funds for ads that ran on {day:-55}, <strong>but only through {weekday:until}</strong>. After 60 days, the system won’t accept the claim.</p>
<div class="row">
<div class="col">
<h2>What you need</h2>
<ul>
<li>The invoice, with your agency&rsquo;s name on it</li>
<li>Proof of payment: a card receipt or a bank statement</li>
<li>Proof of performance: a tear sheet, a photo of the sign, or a dated screenshot</li>
</ul>
</div>
<div class="col">
<h2>What we check</h2>
<ul>
<li>Our approved logo, not stretched or recolored</li>
<li>The disclaimer for your state</li>
<li>Pre-approval, if you used your own design</li>
</ul>
</div>
</div>
<table>
<caption>Reimbursement rates</caption>
<thead><tr><th scope="col">Item</th><th scope="col">We reimburse</th></tr></thead>
<tbody>
<tr><td>Postcards and door hangers from our templates</td><td>75%</td></tr>
<tr><td>Digital ad sets</td><td>50%</td></tr>
<tr><td>Own design with pre-approval</td><td>50%</td></tr>
<tr><td>Event banners and yard signs</td><td>50%</td></tr>
<tr><td>Sponsoring a team or a ride</td><td>25%</td></tr>
</tbody>
</table>
<p>The most common reason we return a claim is missing proof of performance. Take a screenshot on the day the ad starts. The program year ends on December&nbsp;31, and unused co-op funds don’t carry over.</p>`,

  'boat-season-video': `
<p>Share a short video about boat insurance with your customers: <a href="https://video.example.com/watch/boat-season-90-seconds">watch &ldquo;Boat season in 90 seconds&rdquo;</a> and send the link.</p>
<div class="video-embed" style="position: relative; padding-bottom: 56.25%;"><iframe src="https://video.example.com/embed/boat-season-90-seconds" title="Boat season in 90 seconds" width="640" height="360" allowfullscreen></iframe></div>
<p>&nbsp;</p>
<h2>What it covers</h2>
<ul>
<li>Many homeowners policies don’t cover boats over 25 horsepower.</li>
<li>If a boat sinks at the dock, the owner must pay to remove it. Wreck removal coverage pays for that.</li>
<li>Cleaning up a 100-gallon fuel spill can cost tens of thousands of dollars.</li>
<li>The other boater may not be insured. Most states don’t require boat insurance.</li>
</ul>
<h2>How to use it</h2>
<ol>
<li>Send it to every home customer near water. You don’t need a list of boat owners.</li>
<li>Add a personal sentence above the link. Twice as many customers open it.</li>
<li>Call customers who reply within one day.</li>
</ol>
<p>You can use our boat lift illustration on your website: <a href="/sample/boat-on-lift.svg" download>boat on a lift (SVG, 2&nbsp;KB)</a>.</p>`,

  'flood-has-a-30-day-wait': `
<div class="row">
<div class="col-9">
<p>Home policies don’t cover flood. A policy from our flood partner does, <strong>but it usually starts 30 days after the customer pays</strong>. Once rain is in the forecast, it is too late. Offer flood coverage before storms are in the forecast.</p>
<h2>When the 30-day waiting period does not apply</h2>
<ul>
<li>A lender requires flood insurance at loan closing</li>
<li>A flood map change put the home in a high-risk zone in the last 13 months (one-day wait)</li>
<li>A renewal with the same limits</li>
</ul>
<h2>What to say</h2>
<p>&ldquo;Your policy covers a burst pipe. It doesn’t cover a rising creek. Would you like a flood quote?&rdquo;</p>
<p>Then give the customer time to answer. Many know someone who has had a flood loss.</p>
<h2>Manufactured homes</h2>
<p>For NFIP coverage, the home must be on a permanent foundation and anchored. The policy does not follow the home to another lot. Write a new one.</p>
</div>
<div class="col-3">
<figure>${renderImageTag('key-and-lock', 'width: 100%; margin-bottom: 8px;')}<figcaption>Sign in to the partner site with your own account. Shared sign-ins are closed without notice.</figcaption></figure>
</div>
</div>
<p>If the customer declines, have them sign the declination form and keep it on file. It helps protect you from E&amp;O claims.</p>`,
};
