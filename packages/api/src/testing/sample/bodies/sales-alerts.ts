import { img } from '../image-list.ts';

export const salesAlertBodies: Record<string, string> = {
  'full-timer-talk-track': `
<p>Somebody who lives in a motor home has no house, and so no homeowners policy. That means no liability at the campsite and no cover for what is in the cupboards. <strong>If a customer spends more than 150 nights a year in it, quote the full-timer package.</strong></p>
<h2>Five questions</h2>
<ol>
<li>&ldquo;How many nights were you out last year?&rdquo; Over 150 is the line.</li>
<li>&ldquo;Where does your mail go?&rdquo; A mail service is fine. We still need the state in which it is registered.</li>
<li>&ldquo;What is inside that you would hate to lose?&rdquo; Contents start at $10,000.</li>
<li>&ldquo;If a guest trips over your step, who pays?&rdquo; Here is where personal liability comes in.</li>
<li>&ldquo;What would you do if it broke down 400 miles from home?&rdquo; Emergency expense pays for a hotel when you are more than 50 miles out.</li>
</ol>
<blockquote><p>&ldquo;I stopped asking which coverage they want. I ask about the last trip, and then I listen.&rdquo;</p><footer>Producer, Red Mesa Agency Group</footer></blockquote>
<h2>What it costs to get it wrong</h2>
<table>
<caption>A tree falls on the roof; the coach is out of use for six weeks</caption>
<thead><tr><th scope="col">&nbsp;</th><th scope="col">Vacation use</th><th scope="col">Full-timer</th></tr></thead>
<tbody>
<tr><th scope="row">Repair</th><td>Paid, less the deductible</td><td>Paid, less the deductible</td></tr>
<tr><th scope="row">Contents</th><td>$1,000</td><td>Up to the chosen limit</td></tr>
<tr><th scope="row">A place to stay</th><td>$750 in all</td><td>$100 a night, 60 nights</td></tr>
<tr><th scope="row">The neighbor&rsquo;s car</th><td>Not paid while parked and lived in</td><td>Personal liability</td></tr>
</tbody>
</table>
<p>In Washington the definition has changed; see <a href="/policy-updates/wa-motor-home-full-timer-definition">the policy update</a>.</p>`,

  'co-op-claims-close': `
<p>Money that you spent on ads that ran on {day:-55} can still come back, <strong>but only until {weekday:until}</strong>. After that the 60 days are over and the system does not take the claim.</p>
<div class="row">
<div class="col">
<h2>You need</h2>
<ul>
<li>The invoice, with your agency&rsquo;s name on it</li>
<li>Proof that you paid: a card slip or a bank line</li>
<li>Proof that it ran: a tear sheet, a photo of the sign, a screenshot with the date</li>
</ul>
</div>
<div class="col">
<h2>We check</h2>
<ul>
<li>Our approved logo, not stretched, not recolored</li>
<li>The disclaimer for your state</li>
<li>Pre-approval, if the design was your own</li>
</ul>
</div>
</div>
<table>
<caption>What we pay back</caption>
<thead><tr><th scope="col">Item</th><th scope="col">Share</th></tr></thead>
<tbody>
<tr><td>Postcards and door hangers from our templates</td><td>75%</td></tr>
<tr><td>Digital ad sets</td><td>50%</td></tr>
<tr><td>Own design with pre-approval</td><td>50%</td></tr>
<tr><td>Event banners and yard signs</td><td>50%</td></tr>
<tr><td>Sponsoring a team or a ride</td><td>25%</td></tr>
</tbody>
</table>
<p>Most claims come back for one reason: the proof that it ran is missing. Take the screenshot on the day the ad starts. The program year ends on December&nbsp;31, and an unused allowance does not carry over.</p>`,

  'boat-season-video': `
<p>Short on time? Here is a talk about boats that fits between two phone calls: <a href="https://video.example.com/watch/boat-season-90-seconds">watch &ldquo;Boat season in 90 seconds&rdquo;</a> and send it to your customers as it is.</p>
<div class="video-embed" style="position: relative; padding-bottom: 56.25%;"><iframe src="https://video.example.com/embed/boat-season-90-seconds" title="Boat season in 90 seconds" width="640" height="360" allowfullscreen></iframe></div>
<p>&nbsp;</p>
<h2>What it says</h2>
<ul>
<li>A homeowners policy often stops at 25 horsepower. Many boats start there.</li>
<li>If the boat sinks at the dock, the owner has to pay to raise it. Wreck removal pays for that.</li>
<li>A hundred gallons of fuel in a lake is a bill with five digits.</li>
<li>The other boat may have no insurance at all. Most states do not ask for it.</li>
</ul>
<h2>How to use it</h2>
<ol>
<li>Send it to everyone with a home near water. You need no list of boat owners; they will tell you.</li>
<li>Say one sentence of your own above it. It is opened twice as often.</li>
<li>Call those who answer within a day.</li>
</ol>
<p>The drawing of the lift may be used on your own page: <a href="/sample/boat-on-lift.svg" download>boat on a lift (SVG, 2&nbsp;kB)</a>.</p>`,

  'flood-has-a-30-day-wait': `
<div class="row">
<div class="col-9">
<p>Nobody&rsquo;s home policy pays for rising water. Our flood partner&rsquo;s does, <strong>but it usually starts 30 days after the customer pays</strong>. When rain is in the forecast, it is too late. So the time to ask is a dry week.</p>
<h2>When there is no wait</h2>
<ul>
<li>A lender asks for it at the closing of a loan</li>
<li>A map change put the home in a flood zone less than 13 months ago: one day</li>
<li>A renewal with the same limits</li>
</ul>
<h2>Say it in your own words</h2>
<p>&ldquo;Your policy covers a pipe that bursts. It does not cover a creek that rises. Would you like to see what the creek costs?&rdquo;</p>
<p>Then stop talking. Most people answer with a story about a street they know.</p>
<h2>Manufactured homes</h2>
<p>The home has to stand on a permanent foundation and be anchored. If it moves to another lot, the policy does not move with it: write a new one.</p>
</div>
<div class="col-3">
<figure>${img('key-and-lock', 'width: 100%; margin-bottom: 8px;')}<figcaption>Sign in to the partner site with your own name. A shared sign-in is closed without notice.</figcaption></figure>
</div>
</div>
<p>If the customer says no, have the decline form signed and keep it. It takes a minute. It has ended more than one lawsuit.</p>`,
};
