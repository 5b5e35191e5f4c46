import { img } from '../image-list.ts';

/** The life cycle of one catastrophe: issued, extended, narrowed, lifted. */
export const stormBodies: Record<string, string> = {
  'lake-erie-storm-binding-stops': `
<div class="row">
<div class="col-9" contenteditable="true">
<p><strong>Binding is stopped in the eleven counties below, effective immediately and until we lift it.</strong> The National Weather Service has issued a high wind warning and a lakeshore flood warning for the western and central Lake Erie shore. Gusts of 60 mph are expected, with water three to five feet over the normal level at the west end of the lake.</p>
<p>&nbsp;</p>
<h2>Counties</h2>
<table style="width: 100%;">
<caption>Binding stopped from {weekday:-3}</caption>
<thead><tr><th scope="col">State</th><th scope="col">Counties</th></tr></thead>
<tbody>
<tr><td>Michigan</td><td>Monroe, Wayne</td></tr>
<tr><td>Ohio</td><td>Lucas, Ottawa, Sandusky, Erie, Lorain, Cuyahoga, Lake, Ashtabula</td></tr>
<tr><td>Pennsylvania</td><td>Erie</td></tr>
</tbody>
</table>
<h2>What is stopped</h2>
<ul>
<li>New business on homes, dwellings, boats and recreational vehicles kept in these counties</li>
<li>Higher limits and lower deductibles on policies already in force</li>
<li>Adding comprehensive or collision to a unit that has none</li>
<li>Reinstating a policy that has lapsed</li>
</ul>
<h2>What you can still do</h2>
<ul>
<li>Quote, and save the quote for later</li>
<li>Change a mailing address, a phone number or a mortgage company</li>
<li>Renew a policy that has not lapsed</li>
</ul>
<p>&nbsp;</p>
</div>
<div class="col-3">
<figure>${img('storm-over-coast', 'width: 100%; height: auto;')}<figcaption>The stop follows the warning, county by county.</figcaption></figure>
<div class="callout"><p><strong>No backdating.</strong> A policy bound after the stop starts after the stop ends, whatever date is on the application.</p></div>
</div>
</div>
<p>We go by where the home or unit is kept, not by where the customer lives. If a county line runs through the address, call us before you promise anything: <a href="tel:555-0110">555-0110</a>.</p>`,

  'lake-erie-storm-extended': `
<p>The warning has been extended by 24 hours and now reaches farther along the shore. <strong>Five more counties are under the binding stop.</strong> All sixteen stay closed until we lift the stop; our next update comes within a day.</p>
<div class="row">
<div class="col">
<h2>Added today</h2>
<ul>
<li>Ohio: Wood, Huron, Geauga</li>
<li>Michigan: Lenawee</li>
<li>Pennsylvania: Crawford</li>
</ul>
</div>
<div class="col">
<h2>Already closed</h2>
<ul>
<li>Ohio: Lucas, Ottawa, Sandusky, Erie, Lorain, Cuyahoga, Lake, Ashtabula</li>
<li>Michigan: Monroe, Wayne</li>
<li>Pennsylvania: Erie</li>
</ul>
</div>
</div>
<h2>Questions we were asked most</h2>
<h3>The customer signed yesterday. Am I bound?</h3>
<p>Yes, if the application was submitted in the system before the county was closed. The time of submission counts, not the time of the signature.</p>
<h3>A lender needs proof of insurance for a closing.</h3>
<p>If a policy is in force, send the declarations page as usual. For a purchase with no policy yet, call underwriting. We look at each closing that falls inside the stop.</p>
<h3>My customer wants to move a camper out of the county.</h3>
<p>Good idea, and no call is needed. A travel trailer is covered at a new place from the moment it is there. Change the garaging address later if it stays.</p>
<blockquote><p>&ldquo;Tell customers two things first: stay away from the water, and take ten photos of the home today.&rdquo;</p><footer>Catastrophe desk, Northmere Specialty</footer></blockquote>
<p>Read the first notice: <a href="/alerts/lake-erie-storm-binding-stops">what is stopped and what is still allowed</a>.</p>`,

  'lake-erie-storm-narrowed': `
<p>The high wind warning has ended. The lakeshore flood warning stays for the western basin. <strong>Twelve counties open again with this notice. Four stay closed.</strong></p>
<table>
<caption>Where you can bind</caption>
<thead><tr><th scope="col">County</th><th scope="col">Status</th><th scope="col">Watch for</th></tr></thead>
<tbody>
<tr><td>Lucas, Ohio</td><td>Closed</td><td>Flooded streets in Oregon and east Toledo</td></tr>
<tr><td>Ottawa, Ohio</td><td>Closed</td><td>Marblehead and the islands cut off</td></tr>
<tr><td>Erie, Ohio</td><td>Closed</td><td>Sandusky Bay over its banks</td></tr>
<tr><td>Monroe, Michigan</td><td>Closed</td><td>Power out at many parks</td></tr>
<tr><td>All others</td><td>Open</td><td>Photos needed, see below</td></tr>
</tbody>
</table>
<h2>In the counties that open</h2>
<ol>
<li>Ask whether the home, dwelling or unit was damaged. Write the answer on the application.</li>
<li>Take four photos, one of each side, dated {day:published} or later.</li>
<li>Do not use photos from an earlier quote.</li>
<li>Bind for today or later. A policy is never backdated into the storm.</li>
</ol>
<div class="placeholder"><p>Drop a map block here</p></div>
<p>We expect to lift the rest within 24 to 78 hours after the flood warning ends. The list above is the one to go by.</p>`,

  'lake-erie-storm-lifted': `
<div class="row">
<div class="col-9">
<p><strong>The Lake Erie binding stop is over. You can bind in all sixteen counties from 8:00&nbsp;am&nbsp;ET on {weekday:0}.</strong> The last flood warning ended overnight, and our adjusters have reached the four counties that stayed closed.</p>
<h2>Until {weekday:until}, three rules stay</h2>
<ul>
<li><strong>Photos on new business.</strong> Four sides of the home or unit, dated after the storm. For boats, add one of the hull below the water line.</li>
<li><strong>One question on every application:</strong> was there any damage from this storm, repaired or not? A repaired loss is fine. An unrepaired one needs a call.</li>
<li><strong>No change in the past.</strong> Coverage asked for during the stop starts on the day you submit it now.</li>
</ul>
<h2>Quotes saved during the stop</h2>
<p>Quotes saved from {day:-3} to {day:0} are still good. Open the quote, check the effective date and submit. You do not need to rate it again unless the date moved into a new month.</p>
<p>&nbsp;</p>
<h2>What to say about damage</h2>
<table>
<caption>Three common cases</caption>
<thead><tr><th scope="col">You hear</th><th scope="col">You do</th></tr></thead>
<tbody>
<tr><td>&ldquo;A few shingles came off. We fixed them on Saturday.&rdquo;</td><td>Bind. Add a photo of the repair and the receipt.</td></tr>
<tr><td>&ldquo;Water got into the crawl space. It is dry now.&rdquo;</td><td>Call first. We ask for a photo of the insulation below the floor.</td></tr>
<tr><td>&ldquo;The carport is gone. The home is fine.&rdquo;</td><td>Bind the home without other structures. Add them when a new carport stands.</td></tr>
</tbody>
</table>
<p>Manufactured homes need one more look: walk round the skirting. A panel that is missing may mean that the wind got below the home and pulled on the straps. Ask the owner to tighten them, or to have them tightened, before the next storm.</p>
<h2>If your customer has a loss</h2>
<p>Send them to the claims portal or to <a href="tel:555-0130">555-0130</a>, open around the clock this week. Ask them to keep damaged things, or photos of them, until an adjuster has called. Emergency repairs such as a tarp or a board over a window do not have to wait. Keep the receipts.</p>
</div>
<div class="col-3">
<figure>${img('wind-gauge', 'width: 100%; margin: 0 0 12px;')}<figcaption>Highest gust on the shore: 71&nbsp;mph.</figcaption></figure>
<h3>The whole story</h3>
<ul>
<li><a href="/alerts/lake-erie-storm-binding-stops">Issued</a></li>
<li><a href="/alerts/lake-erie-storm-extended">Extended</a></li>
<li><a href="/alerts/lake-erie-storm-narrowed">Narrowed</a></li>
</ul>
</div>
</div>
<p>Thank you for holding the line for three hard days. More than 400 quotes were saved while the stop was on; we would like to see them become policies this week.</p>`,
};
